import cards from '../../../../words/cards/en.json' with { type: 'json' };
import money from '../../../../words/money/en.json' with { type: 'json' };
import refusals from '../../../../words/paying/en.json' with { type: 'json' };
import own from './_locales/en.json' with { type: 'json' };

/** Texts of paying with the words of its refusals, in English. */
export const texts = { ...own, errors: { ...money, ...cards, ...refusals, ...own.errors } };
