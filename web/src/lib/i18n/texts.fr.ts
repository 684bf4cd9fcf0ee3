import refusals from '../../../../words/general/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

const { requests, fields, rules } = refusals;

/** Texts of every page in French, with the words of refusals that any page may meet. */
export const texts = { ...own, errors: { ...requests, ...fields, ...rules, ...own.errors } };
