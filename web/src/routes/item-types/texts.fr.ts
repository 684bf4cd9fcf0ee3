import refusals from '../../../../words/item-types/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of item types and their groups with the words of their refusals, in French. */
export const texts = { ...own, errors: refusals };
