import refusals from '../../../../words/estimates/fr.json' with { type: 'json' };
import prices from '../../../../words/prices/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of estimates with the words of their refusals and of what is unknown of a price, in French. */
export const texts = { ...own, errors: { ...refusals, ...own.errors }, warnings: prices };
