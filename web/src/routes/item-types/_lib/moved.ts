/** A list with an entry moved by an offset; unchanged if out of range. */
export function moved<T>(all: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const entry = all[from];
  if (entry === undefined || to < 0 || to >= all.length) return all;
  return all.toSpliced(from, 1).toSpliced(to, 0, entry);
}
