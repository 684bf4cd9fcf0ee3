import type { Viewer } from '../../../../server/auth/viewer.ts';

/** Finds people of the demo by user name; throws for one that nobody has. */
export function personOf(viewers: ReadonlyMap<string, Viewer>): (userName: string) => Viewer {
  return (userName) => {
    const viewer = viewers.get(userName);
    if (!viewer) throw new Error(`There is no ${userName}.`);
    return viewer;
  };
}
