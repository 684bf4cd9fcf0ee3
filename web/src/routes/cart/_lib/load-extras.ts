/** Fetches the non-essential parts of the page in one chunk, once. */
export const loadExtras = () => import('./extras.ts');
