import { links } from '../../links.ts';
import { RETURN_PARAMETER, safeReturnPath } from '../session/return-path.ts';
import type { Viewer } from '../session/shell.ts';
import type { RouteFacts } from './app-route.ts';

/** The facts that a guard reads. */
export type GuardedRoute = Pick<RouteFacts, 'layout' | 'path' | 'permissions' | 'audience'>;

/** True when a route is for signed-in users alone. */
export function needsSignIn({ layout, permissions, audience }: GuardedRoute): boolean {
  return layout === 'backoffice' || audience === 'signedIn' || permissions.length > 0;
}

/**
 * Where a viewer who may not see a route is sent, or null when it may be shown (ordering spec section 5): signed out →
 * sign-in with a return path; password to be changed → that page; none of the route's permission numbers held → the
 * authorization error that names the first. `here` is the address without language prefix, as a URL of this origin.
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

/** Where a signed-in user goes from a page for visitors; a sign-in link in the address is used first. */
function startOf(viewer: NonNullable<Viewer>, here: URL): string | null {
  if (here.searchParams.has('uid')) return null;
  const returnTo = safeReturnPath(here.searchParams.get(RETURN_PARAMETER), here.origin);
  return returnTo ?? viewer.startupPath;
}
