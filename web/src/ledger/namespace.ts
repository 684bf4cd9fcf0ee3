import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of ledger entries. Routes that show them list it. */
export const ledger = namespace('ledger', (language) => import(`./_locales/${language}.json`));
