/** The code of an order group, such as `JO-10023`. */
export function orderCode(order: number): string {
  return `JO-${order}`;
}

/** The number of a job, such as `JO-10023-1`. It has a suffix even if it is the only job. */
export function jobNumber(order: number, job: number): string {
  return `${orderCode(order)}-${job}`;
}
