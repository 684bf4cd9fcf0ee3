import type { Viewer } from './shell.ts';
import { useViewer } from './useShell.ts';

/** The signed-in user, on pages that require sign-in. */
export function useSignedInViewer(): NonNullable<Viewer> {
  const viewer = useViewer();
  if (!viewer) throw new Error('This page is for signed-in users; its route must say so');
  return viewer;
}
