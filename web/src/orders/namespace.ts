import { namespace } from '../lib/i18n/namespace.ts';

/** Texts shared by jobs and quotes. Their routes list it. */
export const orders = namespace('orders', (language) => import(`./_locales/${language}.json`));
