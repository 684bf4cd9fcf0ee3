import { fetchQuery } from 'react-relay/hooks';
import { environment } from '../lib/relay/environment.ts';
import { sources } from '../lib/relay/RelayPage.tsx';
import { endRefreshesOf } from '../lib/relay/shown-queries.ts';

/** Reloads the data of a page in place, and keeps typed values. Rejects without an answer. */
export async function reloadPage(shown: object | null): Promise<void> {
  const source = shown === null ? undefined : sources.get(shown);
  if (!source) return;
  endRefreshesOf(source);
  const options = { networkCacheConfig: { force: true } };
  await fetchQuery(environment, source.query, source.variables, options).toPromise();
}
