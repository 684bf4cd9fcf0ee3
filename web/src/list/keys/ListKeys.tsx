import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { linkOf, rowOf, rowsIn, startOf } from '../rows/row-elements.ts';
import type { Selection } from '../selection/useSelection.ts';
import { isForPage } from './page-keys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

type ListKeysProps = { table: RefObject<HTMLElement | null>; selection?: Selection | undefined };

/** Where keys go to, from a row of so many; -1: the keyboard is not in the list yet. */
const STEPS: Readonly<Record<string, (here: number, count: number) => number>> = {
  ArrowDown: (here) => here + 1,
  j: (here) => here + 1,
  ArrowUp: (here) => here - 1,
  k: (here) => Math.max(0, here - 1),
  Home: () => 0,
  End: (_here, count) => count - 1,
};

/** Keys that go from row to row, select the focused row, and list the keys (`?`). */
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
      // Arrows scroll the page until the keyboard is in the list.
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

    /** Takes the row that the keyboard leaves and the one it comes to into the selection. */
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

/** Space on the link of a row (its box has it by itself), and `x` anywhere in it. */
function isSelecting({ key }: KeyboardEvent, row: HTMLElement | undefined): boolean {
  if (!row) return false;
  return key.toLowerCase() === 'x' || (key === ' ' && document.activeElement === linkOf(row));
}
