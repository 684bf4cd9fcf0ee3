import cards from '../../../../../words/cards/en.json' with { type: 'json' };
import refusals from '../../../../../words/money/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of the comparison with the books of gateways, with the words of its refusals, in English. */
export const texts = { ...own, errors: { ...refusals, NO_GATEWAY: cards.NO_GATEWAY, ...own.errors } };
