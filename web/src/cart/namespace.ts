import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of cart lines. The panel fetches them on demand; routes that show lines list it. */
export const cart = namespace('cart', (language) => import(`./_locales/${language}.json`));
