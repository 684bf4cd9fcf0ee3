import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of the global search. */
export const searchTexts = namespace('search', (language) => import(`./_locales/${language}.json`));
