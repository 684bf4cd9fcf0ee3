import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the suggestions. Fetched with them. */
export const suggestionsTexts = namespace('suggestions', (language) => import(`./_locales/${language}.json`));
