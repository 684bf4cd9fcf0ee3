import refusals from '../../../words/jobs/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of the bench with the words of its refusals, in French. */
export const texts = { ...own, errors: refusals };
