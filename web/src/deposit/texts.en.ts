import cards from '../../../words/cards/en.json' with { type: 'json' };
import paying from '../../../words/paying/en.json' with { type: 'json' };
import refusals from '../../../words/sales-orders/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of paying towards a sales order with the words of its refusals, in English. */
export const texts = { ...own, errors: { ...cards, ...paying, ...refusals } };
