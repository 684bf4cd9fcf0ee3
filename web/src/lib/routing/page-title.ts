const PRODUCT = 'Aurifex';

/** Title of the browser tab: 'Job orders · Aurifex'. */
export function pageTitle(title: string): string {
  return title ? `${title} · ${PRODUCT}` : PRODUCT;
}
