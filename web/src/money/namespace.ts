import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of balances and statements. Routes that show them list it. */
export const money = namespace('money', (language) => import(`./_locales/${language}.json`));
