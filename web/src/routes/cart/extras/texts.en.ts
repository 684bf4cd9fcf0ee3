import cards from '../../../../../words/cards/en.json' with { type: 'json' };
import refusals from '../../../../../words/checkout/en.json' with { type: 'json' };
import paying from '../../../../../words/paying/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of what the cart fetches once it stands, with the words of its refusals, in English. */
export const texts = { ...own, errors: { ...cards, ...paying, ...refusals } };
