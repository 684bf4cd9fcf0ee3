import cards from '../../../../../words/cards/fr.json' with { type: 'json' };
import refusals from '../../../../../words/checkout/fr.json' with { type: 'json' };
import paying from '../../../../../words/paying/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of what the cart fetches once it stands, with the words of its refusals, in French. */
export const texts = { ...own, errors: { ...cards, ...paying, ...refusals } };
