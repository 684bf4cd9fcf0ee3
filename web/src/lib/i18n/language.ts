/** The two languages of the product. English has no path prefix, French is under `/fr`. */
export type AppLanguage = 'en' | 'fr';

const FRENCH_PREFIX = '/fr';
const LANGUAGE_COOKIE = 'i18n_redirected';
const COOKIE_DAYS = 365;

/** Language of a URL: French for `/fr` and everything below, otherwise English. */
export function languageOfPath(pathname: string): AppLanguage {
  return pathname === FRENCH_PREFIX || pathname.startsWith(`${FRENCH_PREFIX}/`) ? 'fr' : 'en';
}

/** Path without its language prefix; always starts with `/`. */
export function withoutLanguage(pathname: string): string {
  if (languageOfPath(pathname) === 'en') return ofThisOrigin(pathname);
  return ofThisOrigin(pathname.slice(FRENCH_PREFIX.length));
}

/** URL of the same page in a language. `path` has no prefix; query and fragment are kept. */
export function localizedPath(path: string, language: AppLanguage): string {
  const own = ofThisOrigin(path);
  if (language === 'en') return own;
  return own === '/' ? FRENCH_PREFIX : `${FRENCH_PREFIX}${own}`;
}

/** A path with a single leading slash; after two slashes, a host would follow. */
function ofThisOrigin(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/** The router's basename: `/fr` on French pages. */
export function routerBasename(language: AppLanguage): string {
  return language === 'fr' ? FRENCH_PREFIX : '/';
}

/** The stored language (cookie `i18n_redirected`), or null. */
export function rememberedLanguage(cookies: string): AppLanguage | null {
  const match = /(?:^|;\s*)i18n_redirected=(en|fr)(?:;|$)/.exec(cookies);
  return match?.[1] === 'fr' ? 'fr' : match ? 'en' : null;
}

/**
 * Language of a user without a stored one: the first supported language of the browser (`Accept-Language`, in scripts
 * `navigator.languages`), otherwise English.
 */
export function preferredLanguage(languages: readonly string[]): AppLanguage {
  const ours = languages.map((tag) => /^(en|fr)\b/i.exec(tag)?.[0].toLowerCase()).find(Boolean);
  return ours === 'fr' ? 'fr' : 'en';
}

/** Stores the language for 365 days (administration spec section 2). */
function rememberLanguage(language: AppLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is for https only
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${COOKIE_DAYS * 86_400}; samesite=lax`;
}

/** Opens the current page in the other language with a page load, because all texts and names change. */
export function switchLanguage(language: AppLanguage): void {
  rememberLanguage(language);
  const { pathname, search, hash } = window.location;
  window.location.assign(localizedPath(withoutLanguage(pathname), language) + search + hash);
}
