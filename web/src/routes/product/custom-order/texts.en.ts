import carts from '../../../../../words/carts/en.json' with { type: 'json' };
import contacts from '../../../../../words/contacts/en.json' with { type: 'json' };
import refusals from '../../../../../words/custom-orders/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of custom orders with the words of their refusals, in English. */
export const texts = { ...own, errors: { ...carts, ...contacts, ...refusals, ...own.errors } };
