import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the dialog that turns an estimate into an order or a quote. Fetched with it. */
export const conversionTexts = namespace(
  'estimate-conversion',
  (language) => import(`./_locales/${language}.json`),
);
