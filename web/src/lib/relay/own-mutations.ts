/** An act of this tab is told back by the server within so long (ms) of its answer; the answer has shown it already. */
const ECHO_MS = 2_000;

let underWay = 0;
let answeredAt = Number.NEGATIVE_INFINITY;

/** Notes a mutation of this tab until it is answered; returns its outcome. */
export async function noteOwn<T>(mutation: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await mutation;
  } finally {
    underWay -= 1;
    answeredAt = Date.now();
  }
}

/** Whether a change that is told now may be what this tab did itself. */
export function mayBeOwn(): boolean {
  return underWay > 0 || Date.now() - answeredAt < ECHO_MS;
}
