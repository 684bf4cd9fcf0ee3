import refusals from '../../../../words/custom-orders/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of groups of pieces for custom orders with the words of their refusals, in French. */
export const texts = { ...own, errors: refusals };
