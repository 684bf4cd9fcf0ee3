import { createContext, useContext } from 'react';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { ShellQuery } from './__generated__/ShellQuery.graphql.ts';
import { shellQuery } from './ShellQuery.ts';
import type { Shell, Viewer } from './shell.ts';
import { shellReference } from './shell-reference.ts';

/** Overrides the shell; for tests with their own environment. */
export const ShellContext = createContext<PreloadedQuery<ShellQuery> | null>(null);

/** The shell, updated from the store. */
export function useShell(): Shell {
  const replaced = useContext(ShellContext);
  return usePreloadedQuery<ShellQuery>(shellQuery, replaced ?? shellReference());
}

/** The signed-in user, or null for a visitor. */
export function useViewer(): Viewer {
  return useShell().viewer;
}
