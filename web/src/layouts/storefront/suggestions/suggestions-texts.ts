import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the suggestions below the shop's search. */
export const suggestionsTexts = namespace('suggestions', (language) => import(`./_locales/${language}.json`));
