import { useEffect } from 'react';
import { noteUnsavedWork } from './unsaved-work.ts';

/** While `isDirty`, leaving the page and closing or reloading the tab ask first, and new versions wait. */
export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const settle = noteUnsavedWork();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      settle();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}
