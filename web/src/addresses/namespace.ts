import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of the address book. Routes that show addresses list it. */
export const addresses = namespace('addresses', (language) => import(`./_locales/${language}.json`));
