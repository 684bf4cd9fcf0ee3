import refusals from '../../../../words/quotes/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of the page of guests with the words of its refusals, in English. */
export const texts = { ...own, errors: refusals };
