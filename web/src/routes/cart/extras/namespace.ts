import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of what the cart fetches once it stands: coupon, questions, how its totals come about. */
export const cartExtras = namespace('cart-extras', (language) => import(`./_locales/${language}.json`));
