import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of the lines of a cart; the panel fetches them itself, routes that show lines list it. */
export const cart = namespace('cart', (language) => import(`./_locales/${language}.json`));
