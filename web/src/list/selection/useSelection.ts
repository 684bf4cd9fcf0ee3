import { useRef } from 'react';
import { toggled } from '../list-address.ts';
import { MAX_SELECTED } from '../parameter.ts';
import type { List } from '../useList.ts';

/** A row of a list: a GraphQL node. */
export type ListRow = { readonly id: string };

/** The selection and its changes. */
export type Selection = {
  /** Ids, including rows that are not loaded; loading and sorting keep the selection. */
  readonly selected: readonly string[];
  /** Selects or deselects a row; `isRange`: with all rows between it and the last chosen one. */
  readonly choose: (id: string, isRange: boolean) => void;
  /** Selects all loaded rows; deselects them if all are selected. */
  readonly chooseAll: () => void;
  /** Whether all loaded rows are selected. */
  readonly isAll: boolean;
  /** Whether some loaded rows are selected. */
  readonly isSome: boolean;
  /** Replaces the selection. */
  readonly replace: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

/** The selection of a list in the URL; `ids` are those of the loaded rows. Undefined if the list has no selection. */
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
    // The key `selected` of a view holds ids of rows.
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

/** The rows from one to another, inclusive, in either order; empty if one is missing. */
function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [start = -1, end = -1] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return start < 0 ? [] : ids.slice(start, end + 1);
}
