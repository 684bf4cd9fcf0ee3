import refusals from '../../../../words/money/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of consignments with the words of their refusals, in French. */
export const texts = { ...own, errors: { ...refusals, ...own.errors } };
