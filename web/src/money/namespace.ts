import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of the balance of an account and its statement, for routes that show it. */
export const money = namespace('money', (language) => import(`./_locales/${language}.json`));
