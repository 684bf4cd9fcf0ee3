import { useContext } from 'react';
import { PageQuery } from '../lib/relay/remembered-rows.ts';

/** Reloads the data of the page in place. Its code is fetched with the first call, which follows a conflict. */
export function useReloadPage(): () => Promise<void> {
  const page = useContext(PageQuery);
  return async () => (await import('./reload-page.ts')).reloadPage(page);
}
