import type { Viewer } from '../../../../server/auth/viewer.ts';

/** Finds demo users by user name. Throws for an unknown one. */
export function personOf(viewers: ReadonlyMap<string, Viewer>): (userName: string) => Viewer {
  return (userName) => {
    const viewer = viewers.get(userName);
    if (!viewer) throw new Error(`There is no ${userName}.`);
    return viewer;
  };
}
