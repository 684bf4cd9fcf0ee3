import refusals from '../../../words/contacts/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of sending documents by mail with the words of refusals, in French. */
export const texts = { ...own, errors: refusals };
