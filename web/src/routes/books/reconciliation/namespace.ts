import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the comparison with gateways. Its route lists it. */
export const reconciliation = namespace(
  'reconciliation',
  (language) => import(`./_locales/${language}.json`),
);
