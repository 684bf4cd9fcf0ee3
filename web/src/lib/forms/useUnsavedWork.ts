import { useEffect } from 'react';
import { noteUnsavedWork } from './unsaved-work.ts';

/** While `isDirty`, leaving the page and closing or reloading the tab ask first, and new versions wait. */
export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => (isDirty ? noteUnsavedWork() : undefined), [isDirty]);
}
