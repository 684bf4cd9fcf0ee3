import refusals from '../../../../words/rates/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of rates, the market and explained prices with the words of their refusals, in English. */
export const texts = { ...own, errors: refusals };
