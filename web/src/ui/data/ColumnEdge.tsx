import { type PointerEvent, useRef } from 'react';
import { GridHeadEdge } from './grid-styles.ts';

type ColumnEdgeProps = {
  /** In pixels; null: as wide as it needs. */
  onResize: (width: number | null) => void;
};

/**
 * The end of a column's head: dragged, it makes the column wider or narrower; a double click makes it as wide as it
 * needs. For pointers alone: by keyboard the width is a field of the columns' dialog.
 */
export function ColumnEdge({ onResize }: ColumnEdgeProps) {
  const drag = useRef<{ head: HTMLElement; from: number; width: number; isMoved: boolean } | null>(null);

  function handleDown(event: PointerEvent<HTMLElement>): void {
    const head = event.currentTarget.closest('th');
    if (!head || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { head, from: event.clientX, width: head.offsetWidth, isMoved: false };
  }

  function handleMove({ clientX }: PointerEvent<HTMLElement>): void {
    if (!drag.current) return;
    const { head, from, width } = drag.current;
    drag.current.isMoved = true;
    head.style.width = `${width + clientX - from}px`;
  }

  function handleUp(): void {
    const { head, isMoved } = drag.current ?? {};
    drag.current = null;
    // As it came out: the other columns may not have let it become as wide as it was dragged.
    if (head && isMoved) onResize(head.offsetWidth);
  }

  return (
    <GridHeadEdge
      aria-hidden
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onDoubleClick={() => onResize(null)}
    />
  );
}
