import { type RefObject, useLayoutEffect } from 'react';

/** Marks a room (`data-overflowing`) while what is in it is wider than it. */
export function useOverflow(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = room.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => {
      element.toggleAttribute('data-overflowing', content.scrollWidth > element.clientWidth + 1);
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [room]);
}
