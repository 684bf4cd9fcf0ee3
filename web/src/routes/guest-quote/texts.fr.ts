import refusals from '../../../../words/quotes/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of the page of guests with the words of its refusals, in French. */
export const texts = { ...own, errors: refusals };
