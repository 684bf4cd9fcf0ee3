import refusals from '../../../words/jobs/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of the bench with the words of its refusals, in English. */
export const texts = { ...own, errors: refusals };
