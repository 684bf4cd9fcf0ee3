import refusals from '../../../../words/estimates/en.json' with { type: 'json' };
import prices from '../../../../words/prices/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of estimates with the words of their refusals and of what is unknown of a price, in English. */
export const texts = { ...own, errors: { ...refusals, ...own.errors }, warnings: prices };
