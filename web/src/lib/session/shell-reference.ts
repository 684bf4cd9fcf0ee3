import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { environment } from '../relay/environment.ts';
import type { ShellQuery } from './__generated__/ShellQuery.graphql.ts';
import { shellQuery } from './ShellQuery.ts';
import { peekShell } from './shell.ts';

let reference: PreloadedQuery<ShellQuery> | null = null;

/** The reference for `useShell`. Never disposed, so the shell stays in the store. */
export function shellReference(): PreloadedQuery<ShellQuery> {
  if (reference) return reference;
  const shell = peekShell();
  if (!shell) throw new Error('The root route loads the shell before anything reads it');
  environment.commitPayload(createOperationDescriptor(getRequest(shellQuery), {}), shell);
  reference = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-or-network' });
  return reference;
}
