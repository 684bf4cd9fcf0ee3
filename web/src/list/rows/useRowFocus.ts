import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rowOf, rowsIn, startOf } from './row-elements.ts';

/** The last focused row, by history entry. */
const places = new Map<string, string>();

/** Maximum number of stored entries; the oldest is removed first. */
const MAX_PLACES = 50;

/**
 * Roving focus: Tab stops only in one row, and arrow keys move between rows. On returning to a list, the row that
 * opened the other page has the focus.
 */
export function useRowFocus(table: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const active = useRef('');
  const entry = useRef({ key, isBack });

  useEffect(() => {
    const frame = table.current;
    if (!frame) return;
    const { key: first, isBack: isReturning } = entry.current;
    const place = isReturning ? places.get(first) : undefined;
    const row = place === undefined ? undefined : rowsIn(frame).find((each) => rowOf(each) === place);
    if (row) startOf(row)?.focus({ preventScroll: true });
  }, [table]);

  useEffect(() => {
    // A selection or sort adds a history entry; the focused row stays the same.
    entry.current = { key, isBack: false };
    if (active.current) remember(key, active.current);
  }, [key]);

  useEffect(() => {
    const frame = table.current;
    if (!frame) return;
    function enter({ target }: Event): void {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      if (!frame || !row) return;
      active.current = rowOf(row);
      remember(entry.current.key, active.current);
      giveTabTo(frame, active.current);
    }
    frame.addEventListener('focusin', enter);
    // Not every browser focuses a clicked link.
    frame.addEventListener('click', enter);
    return () => {
      frame.removeEventListener('focusin', enter);
      frame.removeEventListener('click', enter);
    };
  }, [table]);

  // After every render, because rows may have changed.
  useEffect(() => {
    if (table.current) giveTabTo(table.current, active.current);
  });
}

function remember(key: string, row: string): void {
  places.delete(key);
  places.set(key, row);
  const [oldest] = places.keys();
  if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
}

/** Makes only the elements of this row tab stops; those of the first row if it does not exist. */
function giveTabTo(frame: HTMLElement, active: string): void {
  const rows = rowsIn(frame);
  const chosen = rows.find((row) => rowOf(row) === active) ?? rows[0];
  for (const row of rows) {
    for (const control of row.querySelectorAll<HTMLElement>('a[href], button, input')) {
      if (row === chosen) control.removeAttribute('tabindex');
      else control.tabIndex = -1;
    }
  }
}
