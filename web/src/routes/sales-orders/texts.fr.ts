import refusals from '../../../../words/sales-orders/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of sales orders with the words of its refusals, in French. */
export const texts = { ...own, errors: { ...refusals, ...own.errors } };
