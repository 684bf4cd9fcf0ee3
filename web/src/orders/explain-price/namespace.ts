import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of the way to the explanation of a price; fetched with what shows it. */
export const explainTexts = namespace('explainPrice', (language) => import(`./_locales/${language}.json`));
