import { fetchQuery, loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import { environment } from '../relay/environment.ts';
import type { ShellQuery, ShellQuery$data } from './__generated__/ShellQuery.graphql.ts';
import { noteViewer } from './known-viewer.ts';
import { shellQuery } from './ShellQuery.ts';

/** Who looks and what they may do, with the company's details. */
export type Shell = ShellQuery$data;

/** The signed-in user, or null for a visitor. */
export type Viewer = Shell['viewer'];

let loaded: Shell | null = null;
let reference: PreloadedQuery<ShellQuery> | null = null;
let loading: Promise<Shell> | null = null;

/** Loads the shell once per page load; a failure may be tried again. */
export function loadShell(): Promise<Shell> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The shell if it has arrived. */
export function peekShell(): Shell | null {
  return loaded;
}

/** What `useShell` reads. Never disposed: the shell stays in the store for the life of the page. */
export function shellReference(): PreloadedQuery<ShellQuery> {
  if (!reference) throw new Error('The root route loads the shell before anything reads it');
  return reference;
}

async function start(): Promise<Shell> {
  const data = await fetchQuery<ShellQuery>(environment, shellQuery, {}).toPromise();
  if (!data) throw new Error('The shell query completed without an answer');
  reference = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-or-network' });
  loaded = data;
  noteViewer(data.viewer !== null && data.viewer !== undefined);
  return data;
}
