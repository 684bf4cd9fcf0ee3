import refusals from '../../../../words/item-types/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of item types and their groups with the words of their refusals, in English. */
export const texts = { ...own, errors: refusals };
