import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of paying towards a sales order, fetched with its dialog. */
export const payOrder = namespace('pay-order', (language) => import(`./_locales/${language}.json`));
