import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of payments for a sales order. Fetched with the dialog. */
export const payOrder = namespace('pay-order', (language) => import(`./_locales/${language}.json`));
