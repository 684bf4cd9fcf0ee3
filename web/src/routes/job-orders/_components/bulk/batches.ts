/** The ids in groups of at most so many, in their order: as many as one call takes. */
export function inBatches(ids: readonly string[], size: number): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, batch) => ids.slice(batch * size, (batch + 1) * size));
}
