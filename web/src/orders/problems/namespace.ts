import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of problems that prevent an order. */
export const orderProblems = namespace('orderProblems', (language) => import(`./_locales/${language}.json`));
