import { redirect } from 'react-router';
import { withoutLanguage } from '../i18n/language.ts';
import { loadNamespace } from '../i18n/namespace.ts';
import { sessionStartedAt } from '../session/session-mark.ts';
import { loadShell, peekShell } from '../session/shell.ts';
import type { RouteFacts } from './app-route.ts';
import { withReload } from './chunk-reload.ts';
import { needsSignIn, refusal } from './guard.ts';

/** URL of a request without the language prefix, for guards and return paths. */
function addressOf(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = withoutLanguage(url.pathname);
  return url;
}

/**
 * Whether the page's query may start before the viewer is known. A browser without a session mark does not query
 * guarded data, which would be refused.
 */
export function mayStart(route: RouteFacts, request: Request): boolean {
  const shell = peekShell();
  if (shell) return refusal(route, shell.viewer, addressOf(request)) === null;
  return !needsSignIn(route) || sessionStartedAt() !== null;
}

/** Waits for the viewer, texts and code of a page; throws a redirect if the viewer may not see it. */
export async function preparePage<T>(
  route: RouteFacts,
  request: Request,
  page: () => Promise<T>,
): Promise<T> {
  const texts = Promise.all(route.namespaces.map((namespace) => withReload(() => loadNamespace(namespace))));
  const code = withReload(page);
  // Awaited below; without this, an earlier redirect would leave their failures unhandled.
  texts.catch(() => {});
  code.catch(() => {});
  const { viewer } = await loadShell();
  const target = refusal(route, viewer, addressOf(request));
  if (target) throw redirect(target);
  await texts;
  return code;
}
