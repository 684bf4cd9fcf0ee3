import { sendQuery } from '../relay/send-operation.ts';
import shellQuery, { type ShellQuery$data } from './__generated__/ShellQuery.graphql.ts';
import { noteViewer } from './known-viewer.ts';

/** The viewer and their permissions, and the company's details. */
export type Shell = ShellQuery$data;

/** The signed-in user, or null for a visitor. */
export type Viewer = Shell['viewer'];

let loaded: Shell | null = null;
let loading: Promise<Shell> | null = null;

/**
 * Loads the shell once per page load; it can be retried after a failure. Sent without Relay, whose runtime the sign-in
 * page does not load; `shell-reference.ts` writes the answer to Relay's store.
 */
export function loadShell(): Promise<Shell> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The shell if it is loaded. */
export function peekShell(): Shell | null {
  return loaded;
}

async function start(): Promise<Shell> {
  const { name, id } = shellQuery.params;
  if (!id) throw new Error('The shell query carries no id');
  const { data } = await sendQuery({ documentId: id, operationName: name, variables: {} });
  // The query has neither fragments nor Relay aliases, so the raw answer has the shape of Relay's data.
  loaded = data as unknown as Shell;
  noteViewer(loaded.viewer !== null && loaded.viewer !== undefined);
  return loaded;
}
