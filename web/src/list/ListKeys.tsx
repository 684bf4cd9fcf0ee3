import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import type { Selection } from './useSelection.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

type ListKeysProps = { table: RefObject<HTMLElement | null>; selection?: Selection | undefined };

/** Steps of the keys that go from row to row. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Keys that go from row to row, select the focused row, and list the keys (`?`). */
export function ListKeys({ table, selection }: ListKeysProps) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const frame = table.current;
      if (!frame || event.defaultPrevented || isElsewhere(event)) return;
      if (event.key === '?') {
        setIsOpen(true);
        return;
      }
      const rows = [...frame.querySelectorAll<HTMLElement>('[data-row]')];
      const here = rows.findIndex((row) => row.contains(document.activeElement));
      const step = STEPS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const isArrow = event.key.startsWith('Arrow');
      // Arrows scroll the page until the keyboard is in the list.
      if (step !== undefined && (here >= 0 || !isArrow)) {
        const row = rows[here < 0 ? 0 : here + step];
        const from = rows[here];
        if (!row) return;
        event.preventDefault();
        (linkOf(row) ?? row.querySelector<HTMLElement>('button, input'))?.focus();
        row.scrollIntoView({ block: 'nearest' });
        if (event.shiftKey && from) extend(from, row);
      } else if (selection && here >= 0 && isSelecting(event, rows[here])) {
        event.preventDefault();
        selection.choose(keyOf(rows[here]), false);
      }
    }

    /** Takes the row that the keyboard leaves and the one it comes to into the selection. */
    function extend(from: HTMLElement, to: HTMLElement): void {
      if (!selection) return;
      if (!selection.selected.includes(keyOf(from))) selection.choose(keyOf(from), false);
      if (!selection.selected.includes(keyOf(to))) selection.choose(keyOf(to), false);
    }

    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [table, selection]);

  return (
    <Suspense>
      {isOpen && <KeysDialog canSelect={selection !== undefined} onClose={() => setIsOpen(false)} />}
    </Suspense>
  );
}

/** Somebody types, a dialog or menu is open, or the key means something to the browser. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  const isTyping = target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');
  return isTyping || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

/** Space on the link of a row (its box has it by itself), and `x` anywhere in it. */
function isSelecting({ key }: KeyboardEvent, row: HTMLElement | undefined): boolean {
  return key === 'x' || (key === ' ' && row !== undefined && document.activeElement === linkOf(row));
}

function linkOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]');
}

function keyOf(row: HTMLElement | undefined): string {
  return row?.dataset['row'] ?? '';
}
