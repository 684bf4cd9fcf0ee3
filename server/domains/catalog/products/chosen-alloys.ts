import { plainText } from '../../../lib/plain-text.ts';

/** What a list of products is narrowed to of the metals: any of these alloys, and any of these marks. */
export type AlloyChoice = {
  readonly alloyIds?: readonly number[] | null | undefined;
  readonly karats?: readonly string[] | null | undefined;
};

/** Values of each that a list can be narrowed to. */
const MOST_VALUES = 100;

/** That a row of an alloy, an offer or a price, is of one that was chosen: with both, of these alloys those with such a mark. Null where nothing is chosen. */
export function ofChosenAlloys({ alloyIds, karats }: AlloyChoice) {
  const ids = (alloyIds ?? []).slice(0, MOST_VALUES);
  const marks = (karats ?? []).slice(0, MOST_VALUES).map(plainText);
  if (ids.length === 0 && marks.length === 0) return null;
  return {
    ...(ids.length > 0 ? { alloyId: { in: ids } } : {}),
    ...(marks.length > 0 ? { alloy: { is: { mark: { in: marks }, shownInCatalog: true } } } : {}),
  };
}

/** The same where nothing is chosen as well: then no row is of a chosen alloy. */
export function onlyOfChosenAlloys(choice: AlloyChoice) {
  return ofChosenAlloys(choice) ?? { alloyId: { in: [] } };
}
