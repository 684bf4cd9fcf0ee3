/** A line of an offer as far as the customer chooses. */
type ChoiceLine = {
  readonly lineKey: number;
  readonly isOptional: boolean;
  readonly alternativeGroup: string | null | undefined;
};

/** Lines by what there is to choose: always taken, to be taken or left, and groups of which one is taken. */
type LineChoices<Line> = {
  readonly fixed: readonly Line[];
  readonly optional: readonly Line[];
  readonly groups: readonly { readonly name: string; readonly lines: readonly Line[] }[];
};

/** Parts the lines of an offer by what there is to choose. */
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

/** What is chosen as a dialog opens, which is what the offer's total counts: the first of each group, nothing optional. */
export function standardKeys(lines: readonly ChoiceLine[]): number[] {
  return lineChoices(lines).groups.flatMap(({ lines: [first] }) =>
    first && !first.isOptional ? [first.lineKey] : [],
  );
}

/** The choice after a line was picked: in a group it takes the place of the others, an optional one comes or goes. */
export function picked(lines: readonly ChoiceLine[], keys: readonly number[], key: number): number[] {
  const group = lines.find(({ lineKey }) => lineKey === key)?.alternativeGroup;
  if (!group) return keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
  const others = lines.flatMap(({ lineKey, alternativeGroup }) =>
    alternativeGroup === group ? [lineKey] : [],
  );
  return [...keys.filter((each) => !others.includes(each)), key];
}
