import refusals from '../../../words/contacts/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of contacts with the words of refusals, in English. */
export const texts = { ...own, errors: refusals };
