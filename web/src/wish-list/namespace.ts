import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of adding pieces to wish lists. Fetched with the components. */
export const wishList = namespace('wishList', (language) => import(`./_locales/${language}.json`));
