import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of wish lists wherever a piece is put on one; fetched with what shows them. */
export const wishList = namespace('wishList', (language) => import(`./_locales/${language}.json`));
