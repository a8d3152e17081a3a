/** Orders outlive a reload, also between two turns, when the server keeps no draft. */
import { type Orders, usualOrders } from "../state/policies";

const KEY = (table: string) => `swarmrally-orders-${table}`;

export function keepOrders(table: string, orders: Orders): void {
  try {
    sessionStorage.setItem(KEY(table), JSON.stringify(orders));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function keptOrders(table: string): Orders {
  try {
    return { ...usualOrders(), ...(JSON.parse(sessionStorage.getItem(KEY(table)) ?? "{}") as Partial<Orders>) };
  } catch {
    return usualOrders();
  }
}
