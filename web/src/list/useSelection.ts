import { useRef } from 'react';
import { toggled } from './list-address.ts';
import type { List } from './useList.ts';

/** Views of lists whose rows can be selected. */
export type SelectingView = { readonly selected: readonly string[] };

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

/** The selection of a list, kept in its address; `keys` are those of the rows on screen, `most` the most of them. */
export function useSelection<View extends SelectingView>(
  { view, show }: List<View>,
  keys: readonly string[],
  most: number,
): Selection {
  const last = useRef<string | null>(null);
  const chosen = keys.filter((key) => view.selected.includes(key)).length;
  const isAll = chosen > 0 && chosen === Math.min(keys.length, most);
  const select = (change: (selected: readonly string[]) => readonly string[]) =>
    // A view has nothing under `selected` but keys of rows.
    show(({ selected }) => ({ selected: change(selected).slice(0, most) }) as unknown as Partial<View>, {
      replace: true,
    });

  function choose(key: string, isRange: boolean): void {
    const range = isRange && last.current !== null ? between(keys, last.current, key) : [];
    last.current = key;
    select((selected) => (range.length > 0 ? [...new Set([...selected, ...range])] : toggled(selected, key)));
  }

  return {
    selected: view.selected,
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
