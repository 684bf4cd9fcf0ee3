import { useRef } from 'react';
import { toggled } from './list-address.ts';
import { MAX_SELECTED } from './parameter.ts';
import type { List } from './useList.ts';

/** Which rows are selected, and how that is changed. */
export type Selection = {
  readonly selected: readonly string[];
  /** Selects a row or no longer; `isRange`: and all between it and the row that was chosen last. */
  readonly choose: (key: string, isRange: boolean) => void;
  /** Selects every row that is shown, or none. */
  readonly chooseAll: () => void;
  readonly isAll: boolean;
  readonly clear: () => void;
};

/** The selection of a list, kept in its address; `keys` are those of the rows on screen. Undefined where it has none. */
export function useSelection<View extends { readonly selected?: readonly string[] }>(
  list: List<View> | undefined,
  keys: readonly string[],
): Selection | undefined {
  const last = useRef<string | null>(null);
  const selected = list?.view.selected;
  if (!list || !selected) return undefined;
  const chosen = keys.filter((key) => selected.includes(key)).length;
  const isAll = chosen > 0 && chosen === Math.min(keys.length, MAX_SELECTED);
  const select = (change: (before: readonly string[]) => readonly string[]) =>
    // A view has nothing under `selected` but keys of rows.
    list.show(
      ({ selected: before = [] }) =>
        ({ selected: change(before).slice(0, MAX_SELECTED) }) as unknown as Partial<View>,
      {
        replace: true,
      },
    );

  function choose(key: string, isRange: boolean): void {
    const range = isRange && last.current !== null ? between(keys, last.current, key) : [];
    last.current = key;
    select((before) => (range.length > 0 ? [...new Set([...before, ...range])] : toggled(before, key)));
  }

  return {
    selected,
    choose,
    isAll,
    chooseAll: () => select(() => (isAll ? [] : keys)),
    clear: () => select(() => []),
  };
}

/** The rows from one to another, both included, whichever comes first; none when one is not there. */
function between(keys: readonly string[], one: string, other: string): readonly string[] {
  const [start = -1, end = -1] = [keys.indexOf(one), keys.indexOf(other)].sort((a, b) => a - b);
  return start < 0 ? [] : keys.slice(start, end + 1);
}
