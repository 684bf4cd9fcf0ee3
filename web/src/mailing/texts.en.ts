import refusals from '../../../words/contacts/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of sending documents by mail with the words of refusals, in English. */
export const texts = { ...own, errors: refusals };
