import cards from '../../../words/cards/fr.json' with { type: 'json' };
import paying from '../../../words/paying/fr.json' with { type: 'json' };
import refusals from '../../../words/sales-orders/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of paying towards a sales order with the words of its refusals, in French. */
export const texts = { ...own, errors: { ...cards, ...paying, ...refusals } };
