import { useEffect } from 'react';
import { pageTitle } from './page-title.ts';

/** Page title from its data: the number of a job, the name of a piece. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
