import refusals from '../../../../words/money/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of consignments with the words of their refusals, in English. */
export const texts = { ...own, errors: { ...refusals, ...own.errors } };
