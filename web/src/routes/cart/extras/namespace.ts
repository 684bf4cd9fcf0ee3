import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts that the cart fetches after the page: coupon, questions, calculation of totals. */
export const cartExtras = namespace('cart-extras', (language) => import(`./_locales/${language}.json`));
