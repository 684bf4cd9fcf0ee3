import refusals from '../../../../words/sales-orders/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of sales orders with the words of its refusals, in English. */
export const texts = { ...own, errors: { ...refusals, ...own.errors } };
