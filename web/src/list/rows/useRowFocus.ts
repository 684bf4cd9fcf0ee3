import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rowOf, rowsIn, startOf } from './row-elements.ts';

/** The rows that one was in, by entry of the history. */
const places = new Map<string, string>();

/** Entries that are kept; the oldest is dropped first. */
const MOST_PLACES = 50;

/**
 * One row of a list is where Tab goes, with what is in it; the next Tab leaves the list, and arrows go from row to row.
 * Who comes back to a list finds the focus on the row they left it by.
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
    // A selection, a sort: another entry of the history, the same place.
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
    // Not every browser gives the focus to a link that is clicked.
    frame.addEventListener('click', enter);
    return () => {
      frame.removeEventListener('focusin', enter);
      frame.removeEventListener('click', enter);
    };
  }, [table]);

  // After every render: rows came or went.
  useEffect(() => {
    if (table.current) giveTabTo(table.current, active.current);
  });
}

function remember(key: string, row: string): void {
  places.delete(key);
  places.set(key, row);
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
}

/** Tab goes to what is in this row, or in the first where it is not there; not to that of others. */
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
