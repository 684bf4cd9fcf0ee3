import refusals from '../../../words/lists/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of the tools of lists with the words of their refusals, in English. */
export const texts = { ...own, errors: refusals };
