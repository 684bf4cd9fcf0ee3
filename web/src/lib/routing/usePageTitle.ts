import { useEffect } from 'react';
import { pageTitle } from './page-title.ts';

/** Title of a page that depends on its data: the number of a job, the name of a piece. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
