/** Fetches what the page stands without; in one piece, and once. */
export const loadExtras = () => import('./extras.ts');
