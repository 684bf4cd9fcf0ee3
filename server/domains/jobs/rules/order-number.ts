/** What a human number names: an order group, or one job of it. */
export interface OrderNumber {
  order: number;
  /** Which job of the group, from 1; null for the group itself. */
  job: number | null;
}

const ORDER_NUMBER = /^\s*(?:JO[-\s]?)?([1-9]\d{0,8})(?:-([1-9]\d{0,2}))?\s*$/i;

/** The code of an order group: `JO-10023`. */
export function orderCode(order: number): string {
  return `JO-${order}`;
}

/** The number of a job: `JO-10023-1`. Jobs are always suffixed, even when the group has only one. */
export function jobNumber(order: number, job: number): string {
  return `${orderCode(order)}-${job}`;
}

/** Reads what a person types (`JO-10023`, `jo 10023-1`, `10023`); null when it names no order. */
export function parseOrderNumber(text: string): OrderNumber | null {
  const match = ORDER_NUMBER.exec(text);
  if (match === null) return null;
  return { order: Number(match[1]), job: match[2] === undefined ? null : Number(match[2]) };
}
