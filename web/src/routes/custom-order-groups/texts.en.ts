import refusals from '../../../../words/custom-orders/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of groups of pieces for custom orders with the words of their refusals, in English. */
export const texts = { ...own, errors: refusals };
