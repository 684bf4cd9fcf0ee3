import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { linkOf, rowOf, rowsIn, startOf } from '../rows/row-elements.ts';
import type { Selection } from '../selection/useSelection.ts';
import { isForPage } from './page-keys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

type ListKeysProps = { table: RefObject<HTMLElement | null>; selection?: Selection | undefined };

/** Target row of each key, from the current row and the number of rows; -1: no row has the focus. */
const STEPS: Readonly<Record<string, (here: number, count: number) => number>> = {
  ArrowDown: (here) => here + 1,
  j: (here) => here + 1,
  ArrowUp: (here) => here - 1,
  k: (here) => Math.max(0, here - 1),
  Home: () => 0,
  End: (_here, count) => count - 1,
};

/** Keyboard shortcuts to move between rows, select the focused row, and show all shortcuts (`?`). */
export function ListKeys({ table, selection }: ListKeysProps) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const frame = table.current;
      if (!frame || !isForPage(event)) return;
      if (event.key === '?') {
        setIsOpen(true);
        return;
      }
      const rows = rowsIn(frame);
      const here = rows.findIndex((row) => row.contains(document.activeElement));
      const isLetter = event.key.length === 1;
      const step = STEPS[isLetter ? event.key.toLowerCase() : event.key];
      // Arrow keys scroll the page until a row has the focus.
      if (step && (here >= 0 || isLetter)) {
        const row = rows[step(here, rows.length)];
        if (!row) return;
        event.preventDefault();
        startOf(row)?.focus();
        row.scrollIntoView({ block: 'nearest' });
        const from = rows[here];
        if (event.shiftKey && from) extend(from, row);
      } else if (selection && isSelecting(event, rows[here])) {
        event.preventDefault();
        selection.choose(rowOf(rows[here]), event.shiftKey);
      }
    }

    /** Adds the previous and the new focused row to the selection. */
    function extend(from: HTMLElement, to: HTMLElement): void {
      for (const row of [rowOf(from), rowOf(to)])
        if (selection && !selection.selected.includes(row)) selection.choose(row, false);
    }

    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [table, selection]);

  return (
    <Suspense>
      {isOpen && (
        <KeysDialog of={selection ? ['list', 'selection'] : ['list']} onClose={() => setIsOpen(false)} />
      )}
    </Suspense>
  );
}

/** Space on the link of a row (its checkbox handles it itself), and `x` anywhere in the row. */
function isSelecting({ key }: KeyboardEvent, row: HTMLElement | undefined): boolean {
  if (!row) return false;
  return key.toLowerCase() === 'x' || (key === ' ' && document.activeElement === linkOf(row));
}
