import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of the address book; routes that show addresses list it among their namespaces. */
export const addresses = namespace('addresses', (language) => import(`./_locales/${language}.json`));
