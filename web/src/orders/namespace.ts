import { namespace } from '../lib/i18n/namespace.ts';

/** Texts that jobs and quotes have in common; their routes list it. */
export const orders = namespace('orders', (language) => import(`./_locales/${language}.json`));
