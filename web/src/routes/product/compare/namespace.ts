import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the comparison of pieces. */
export const compare = namespace('compare', (language) => import(`./_locales/${language}.json`));
