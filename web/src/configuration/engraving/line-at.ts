/** The line in a place, or in the usual one where none is chosen. */
export function lineAt<Line extends { readonly place: string }>(
  lines: readonly Line[],
  place: string | null,
): Line | undefined {
  return place === null ? lines[0] : lines.find((each) => each.place === place);
}
