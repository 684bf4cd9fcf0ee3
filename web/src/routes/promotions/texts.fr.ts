import refusals from '../../../../words/promotions/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of coupons and promotions with the words of their refusals, in French. */
export const texts = { ...own, errors: refusals };
