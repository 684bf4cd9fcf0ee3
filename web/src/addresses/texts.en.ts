import refusals from '../../../words/addresses/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of the address book with the words of its refusals, in English. */
export const texts = { ...own, errors: { ...refusals, ...own.errors } };
