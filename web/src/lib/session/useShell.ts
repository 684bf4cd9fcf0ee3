import { createContext, useContext } from 'react';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { ShellQuery } from './__generated__/ShellQuery.graphql.ts';
import { shellQuery } from './ShellQuery.ts';
import type { Shell, Viewer } from './shell.ts';
import { shellReference } from './shell-reference.ts';

/** Replaces the shell of the page; tests put one of their own environment here. */
export const ShellContext = createContext<PreloadedQuery<ShellQuery> | null>(null);

/** The shell, following the store: a changed name or cart shows everywhere. */
export function useShell(): Shell {
  const replaced = useContext(ShellContext);
  return usePreloadedQuery<ShellQuery>(shellQuery, replaced ?? shellReference());
}

/** The signed-in user, or null for a visitor. */
export function useViewer(): Viewer {
  return useShell().viewer;
}
