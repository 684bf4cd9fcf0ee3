import money from '../../../../words/money/fr.json' with { type: 'json' };
import refusals from '../../../../words/sales-orders/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of sales orders with the words of its refusals and of billing, in French. */
export const texts = { ...own, errors: { ...money, ...refusals, ...own.errors } };
