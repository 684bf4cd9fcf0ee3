import refusals from '../../../words/lists/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of the tools of lists with the words of their refusals, in French. */
export const texts = { ...own, errors: refusals };
