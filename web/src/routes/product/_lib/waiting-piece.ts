/** Key of the piece that a visitor wanted to add, per tab: its address holds the whole configuration. */
const KEY = 'aurifex.waitingPiece';

/** Keeps the configured piece of a visitor who goes to sign in. `address` is path and query, without language. */
export function keepWaitingPiece(address: string): void {
  sessionStorage.setItem(KEY, address);
}

/** True when this very piece waits to be added after sign-in. */
export function isWaitingPiece(address: string): boolean {
  return sessionStorage.getItem(KEY) === address;
}

/** The piece was added, or is no longer wanted. */
export function forgetWaitingPiece(): void {
  sessionStorage.removeItem(KEY);
}
