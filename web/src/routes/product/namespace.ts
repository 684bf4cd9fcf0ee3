import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of choosing a piece. */
export const product = namespace('product', (language) => import(`./_locales/${language}.json`));
