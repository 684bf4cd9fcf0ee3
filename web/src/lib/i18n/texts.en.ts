import refusals from '../../../../words/general/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

const { requests, fields, rules } = refusals;

/** Texts of every page in English, with the words of refusals that any page may meet. */
export const texts = { ...own, errors: { ...requests, ...fields, ...rules, ...own.errors } };
