import contacts from '../../../../words/contacts/en.json' with { type: 'json' };
import refusals from '../../../../words/money/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of the terms of customers with the words of refusals, in English. */
export const texts = { ...own, errors: { ...refusals, ...contacts } };
