import refusals from '../../../words/carts/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of the lines of a cart with the words of its refusals, in English. */
export const texts = { ...own, errors: { ...refusals, ...own.errors } };
