import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of pieces wherever they are listed. */
export const pieces = namespace('pieces', (language) => import(`./_locales/${language}.json`));
