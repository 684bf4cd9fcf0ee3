/** The code of an order group: `JO-10023`. */
export function orderCode(order: number): string {
  return `JO-${order}`;
}

/** The number of a job: `JO-10023-1`. Jobs are always suffixed, even when the group has only one. */
export function jobNumber(order: number, job: number): string {
  return `${orderCode(order)}-${job}`;
}
