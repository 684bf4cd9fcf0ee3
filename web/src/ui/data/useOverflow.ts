import { type RefObject, useLayoutEffect } from 'react';

/** Sets `data-overflowing` on an element while its content is wider. */
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
