/** A list with one of its entries moved by so many places; as it was where there is no such place. */
export function moved<T>(all: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const entry = all[from];
  if (entry === undefined || to < 0 || to >= all.length) return all;
  return all.toSpliced(from, 1).toSpliced(to, 0, entry);
}
