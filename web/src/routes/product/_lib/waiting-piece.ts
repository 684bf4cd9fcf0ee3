/** Storage key of the piece that a visitor wanted to add, per tab. Its URL contains the configuration. */
const KEY = 'aurifex.waitingPiece';

/** Stores the configured piece of a visitor who goes to sign-in. `address` is path and query, without language. */
export function keepWaitingPiece(address: string): void {
  sessionStorage.setItem(KEY, address);
}

/** Whether this piece is waiting to be added after sign-in. */
export function isWaitingPiece(address: string): boolean {
  return sessionStorage.getItem(KEY) === address;
}

/** Called when the piece was added or is no longer wanted. */
export function forgetWaitingPiece(): void {
  sessionStorage.removeItem(KEY);
}
