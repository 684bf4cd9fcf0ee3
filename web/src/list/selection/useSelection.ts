import { useRef } from 'react';
import { toggled } from '../list-address.ts';
import { MAX_SELECTED } from '../parameter.ts';
import type { List } from '../useList.ts';

/** A row of a list: a node of GraphQL. */
export type ListRow = { readonly id: string };

/** Which rows are selected, and how that is changed. */
export type Selection = {
  /** Ids, also of rows that are not shown: they stay selected whatever is loaded and however the list is sorted. */
  readonly selected: readonly string[];
  /** Selects a row or no longer; `isRange`: and all between it and the row that was chosen last. */
  readonly choose: (id: string, isRange: boolean) => void;
  /** Selects every row that is shown or, when all are, none of them. */
  readonly chooseAll: () => void;
  /** Every row that is shown is selected. */
  readonly isAll: boolean;
  /** Some rows that are shown are selected. */
  readonly isSome: boolean;
  /** Selects these instead. */
  readonly replace: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

/** The selection of a list, kept in its address; `ids` are those of the rows on screen. Undefined where it has none. */
export function useSelection<View extends { readonly selected?: readonly string[] }>(
  list: List<View> | undefined,
  ids: readonly string[],
): Selection | undefined {
  const last = useRef<string | null>(null);
  const selected = list?.view.selected;
  if (!list || !selected) return undefined;
  const chosen = ids.filter((id) => selected.includes(id)).length;
  const isAll = chosen > 0 && chosen === Math.min(ids.length, MAX_SELECTED);
  const select = (change: (before: readonly string[]) => readonly string[]) =>
    // A view has nothing under `selected` but ids of rows.
    list.show(
      ({ selected: before = [] }) =>
        ({ selected: change(before).slice(0, MAX_SELECTED) }) as unknown as Partial<View>,
      { replace: true },
    );

  function choose(id: string, isRange: boolean): void {
    const range = isRange && last.current !== null ? between(ids, last.current, id) : [];
    last.current = id;
    select((before) => (range.length > 0 ? union(before, range) : toggled(before, id)));
  }

  return {
    selected,
    choose,
    isAll,
    isSome: chosen > 0,
    chooseAll: () =>
      select((before) => (isAll ? before.filter((id) => !ids.includes(id)) : union(before, ids))),
    replace: (all) => select(() => all),
    clear: () => select(() => []),
  };
}

function union(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])];
}

/** The rows from one to another, both included, whichever comes first; none when one is not there. */
function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [start = -1, end = -1] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return start < 0 ? [] : ids.slice(start, end + 1);
}
