import contacts from '../../../../words/contacts/fr.json' with { type: 'json' };
import refusals from '../../../../words/money/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of the terms of customers with the words of refusals, in French. */
export const texts = { ...own, errors: { ...refusals, ...contacts } };
