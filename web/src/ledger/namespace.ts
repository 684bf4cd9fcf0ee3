import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of what happened in a customer's ledger, for routes that show some of it. */
export const ledger = namespace('ledger', (language) => import(`./_locales/${language}.json`));
