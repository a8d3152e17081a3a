/** The printed courses of RoboRally, as the server lists them. */
export interface CourseLine {
  name: string;
  players: string;
  flags: number;
  width: number;
  height: number;
  length: string;
  level: string;
  rule: string | null;
  playable: boolean;
}
