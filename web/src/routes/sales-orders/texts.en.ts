import money from '../../../../words/money/en.json' with { type: 'json' };
import refusals from '../../../../words/sales-orders/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of sales orders with the words of its refusals and of billing, in English. */
export const texts = { ...own, errors: { ...money, ...refusals, ...own.errors } };
