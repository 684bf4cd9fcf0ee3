/** A database cannot be seeded. The message is one line with the reason. */
export class SeedRefusedError extends Error {
  override name = 'SeedRefusedError';
}
