import carts from '../../../../../words/carts/fr.json' with { type: 'json' };
import contacts from '../../../../../words/contacts/fr.json' with { type: 'json' };
import refusals from '../../../../../words/custom-orders/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of custom orders with the words of their refusals, in French. */
export const texts = { ...own, errors: { ...carts, ...contacts, ...refusals, ...own.errors } };
