/** The codes of a table: the one that is shown here, and those that still count. */
import type { InvitationLine, InvitationList, Invited } from "../wire/protocol";
import { get, post, remove } from "../wire/api";
import { refusalOf } from "../words/failures";

export class Inviting {
  /** One code for all seats; the tab remembers it, because the server tells it only once. */
  shown = $state.raw<Invited | null>(null);
  handedOver = $state.raw<Invited | null>(null);
  others = $state.raw<InvitationLine[]>([]);
  refusal = $state("");

  constructor(readonly table: string) {}

  private get place(): string {
    return `/api/tables/${this.table}/invitations`;
  }

  private get kept(): string {
    return `invitation ${this.table}`;
  }

  /** Shows the code of before while it counts, else another one. */
  invite(): Promise<void> {
    return this.try(async () => {
      const known = sessionStorage.getItem(this.kept);
      this.shown = known ? (JSON.parse(known) as Invited) : null;
      if (!(await this.look())) this.shown = await post<Invited>(this.place, { uses: 20, hours: 72 });
      sessionStorage.setItem(this.kept, JSON.stringify(this.shown));
    });
  }

  handOver(seat: number | null): Promise<void> {
    return this.try(async () => {
      this.handedOver = await post<Invited>(this.place, { seat, uses: 1 });
    });
  }

  /** Of the code that is shown: another one takes its place. */
  revoke(invitation: string): Promise<void> {
    return this.try(async () => {
      await remove(`${this.place}/${invitation}`);
      if (invitation === this.handedOver?.id) this.handedOver = null;
      else if (invitation === this.shown?.id) await this.invite();
      else await this.look();
    });
  }

  /** Whether the code that is shown still counts; who is sent away takes all codes along. */
  private async look(): Promise<boolean> {
    const { invitations } = await get<InvitationList>(this.place);
    this.others = invitations.filter((one) => one.id !== this.shown?.id && one.seat === null);
    return invitations.some((one) => one.id === this.shown?.id);
  }

  private async try(action: () => Promise<void>): Promise<void> {
    this.refusal = "";
    this.refusal = await refusalOf(action);
  }
}
