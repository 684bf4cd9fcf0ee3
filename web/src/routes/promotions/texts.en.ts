import refusals from '../../../../words/promotions/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of coupons and promotions with the words of their refusals, in English. */
export const texts = { ...own, errors: refusals };
