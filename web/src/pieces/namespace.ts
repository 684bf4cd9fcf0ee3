import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of piece lists. */
export const pieces = namespace('pieces', (language) => import(`./_locales/${language}.json`));
