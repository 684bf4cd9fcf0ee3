import { namespace } from '../../lib/i18n/namespace.ts';

/** Words for what stands in the way of an order. */
export const orderProblems = namespace('orderProblems', (language) => import(`./_locales/${language}.json`));
