/** The line at a place, or at the default place if none is chosen. */
export function lineAt<Line extends { readonly place: string }>(
  lines: readonly Line[],
  place: string | null,
): Line | undefined {
  return place === null ? lines[0] : lines.find((each) => each.place === place);
}
