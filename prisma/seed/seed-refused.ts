/** A database is not filled; the message says why in one readable line. */
export class SeedRefusedError extends Error {
  override name = 'SeedRefusedError';
}
