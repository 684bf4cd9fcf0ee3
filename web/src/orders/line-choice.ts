/** A line of an offer, with the data for the customer’s choice. */
type ChoiceLine = {
  readonly lineKey: number;
  readonly isOptional: boolean;
  readonly alternativeGroup: string | null | undefined;
};

/** Lines by choice: always ordered, optional, and groups of which one is ordered. */
type LineChoices<Line> = {
  readonly fixed: readonly Line[];
  readonly optional: readonly Line[];
  readonly groups: readonly { readonly name: string; readonly lines: readonly Line[] }[];
};

/** Splits the lines of an offer by choice. */
export function lineChoices<Line extends ChoiceLine>(lines: readonly Line[]): LineChoices<Line> {
  const names = [...new Set(lines.flatMap(({ alternativeGroup }) => alternativeGroup ?? []))];
  return {
    fixed: lines.filter(({ isOptional, alternativeGroup }) => !isOptional && !alternativeGroup),
    optional: lines.filter(({ isOptional, alternativeGroup }) => isOptional && !alternativeGroup),
    groups: names.map((name) => ({
      name,
      lines: lines.filter(({ alternativeGroup }) => alternativeGroup === name),
    })),
  };
}

/** Initial selection, as counted in the offer’s total: the first of each group, nothing optional. */
export function standardKeys(lines: readonly ChoiceLine[]): number[] {
  return lineChoices(lines).groups.flatMap(({ lines: [first] }) =>
    first && !first.isOptional ? [first.lineKey] : [],
  );
}

/** The selection after a line was clicked: in a group it replaces the others; an optional line is toggled. */
export function picked(lines: readonly ChoiceLine[], keys: readonly number[], key: number): number[] {
  const group = lines.find(({ lineKey }) => lineKey === key)?.alternativeGroup;
  if (!group) return keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
  const others = lines.flatMap(({ lineKey, alternativeGroup }) =>
    alternativeGroup === group ? [lineKey] : [],
  );
  return [...keys.filter((each) => !others.includes(each)), key];
}
