import pages from './notice-pages.json' with { type: 'json' };

/** The pages that notices lead to, with the permission that opens each, as the routes of the web app declare them. */
const PAGES = Object.entries(pages).map(([path, permission]) => ({
  permission,
  pattern: new RegExp(`^${path.replaceAll(/:[a-z]+/g, '[^/]+')}$`),
}));

/**
 * The permission that opens the page of a notice.
 * @throws if it is no page of `notice-pages.json`
 */
export function pagePermission(path: string): number {
  const [address = ''] = path.split('?');
  const page = PAGES.find(({ pattern }) => pattern.test(address));
  if (!page) throw new Error(`Notices lead to pages of notice-pages.json, which lacks ${address}.`);
  return page.permission;
}
