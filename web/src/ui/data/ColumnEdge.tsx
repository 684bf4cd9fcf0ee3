import { type PointerEvent, useRef } from 'react';
import { GridHeadEdge } from './grid-styles.ts';

type ColumnEdgeProps = {
  /** In pixels; null: automatic. */
  onResize: (width: number | null) => void;
};

/**
 * Resize handle of a column header. Dragging sets the width, a double click restores the automatic width. For pointers
 * only; keyboard users set the width in the column settings.
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
    // The actual width, which other columns may have limited.
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
