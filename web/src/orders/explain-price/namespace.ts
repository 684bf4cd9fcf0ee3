import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of the link to a price explanation. Fetched with the component. */
export const explainTexts = namespace('explainPrice', (language) => import(`./_locales/${language}.json`));
