import refusals from '../../../../words/rates/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of rates, the market and explained prices with the words of their refusals, in French. */
export const texts = { ...own, errors: refusals };
