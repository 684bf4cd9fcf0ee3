import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of the ways to the explanation of a price; fetched with what shows them. */
export const explainPriceTexts = namespace(
  'explainPrice',
  (language) => import(`./_locales/${language}.json`),
);
