import { plainText } from '../../../lib/plain-text.ts';

/** The metals in the filter of a list of products: any of these alloys, and any of these hallmarks. */
export type AlloyChoice = {
  readonly alloyIds?: readonly number[] | null | undefined;
  readonly karats?: readonly string[] | null | undefined;
};

/** Maximum number of values of each. */
const MAX_VALUES = 100;

/**
 * Condition on a row with an alloy: it is one of the chosen alloys and has one of the chosen hallmarks. Null without a
 * choice.
 */
export function ofChosenAlloys({ alloyIds, karats }: AlloyChoice) {
  const ids = (alloyIds ?? []).slice(0, MAX_VALUES);
  const marks = (karats ?? []).slice(0, MAX_VALUES).map(plainText);
  if (ids.length === 0 && marks.length === 0) return null;
  return {
    ...(ids.length > 0 ? { alloyId: { in: ids } } : {}),
    ...(marks.length > 0 ? { alloy: { is: { mark: { in: marks }, shownInCatalog: true } } } : {}),
  };
}

/** The same, but false for every row without a choice. */
export function onlyOfChosenAlloys(choice: AlloyChoice) {
  return ofChosenAlloys(choice) ?? { alloyId: { in: [] } };
}
