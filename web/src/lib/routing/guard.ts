import { links } from '../../links.ts';
import { RETURN_PARAMETER, safeReturnPath } from '../session/return-path.ts';
import type { Viewer } from '../session/shell.ts';
import type { RouteFacts } from './app-route.ts';

/** The properties that a guard uses. */
export type GuardedRoute = Pick<RouteFacts, 'layout' | 'path' | 'permissions' | 'audience'>;

/** Whether a route requires sign-in. */
export function needsSignIn({ layout, permissions, audience }: GuardedRoute): boolean {
  return layout === 'backoffice' || audience === 'signedIn' || permissions.length > 0;
}

/**
 * The redirect for a viewer who may not see a route, or null (ordering spec section 5): signed out → sign-in with a
 * return path; password change required → that page; missing permission → the authorization error that names the first
 * one. `here` is the URL without language prefix, on this origin.
 */
export function refusal(route: GuardedRoute, viewer: Viewer, here: URL): string | null {
  const address = here.pathname + here.search;
  if (route.audience === 'visitors') return viewer ? startOf(viewer, here) : null;
  if (!needsSignIn(route)) return null;
  if (!viewer) return links.signIn(address);
  if (viewer.mustChangePassword)
    return route.path === links.changePassword() ? null : links.changePassword(address);
  if (route.permissions.length === 0) return null;
  if (route.permissions.some((permission) => viewer.permissions.includes(permission))) return null;
  return links.authorizationError(route.permissions[0]);
}

/** The redirect of a signed-in user from a visitors' page; a sign-in link in the URL is used first. */
function startOf(viewer: NonNullable<Viewer>, here: URL): string | null {
  if (here.searchParams.has('uid')) return null;
  const returnTo = safeReturnPath(here.searchParams.get(RETURN_PARAMETER), here.origin);
  return returnTo ?? viewer.startupPath;
}
