import cards from '../../../../words/cards/fr.json' with { type: 'json' };
import money from '../../../../words/money/fr.json' with { type: 'json' };
import refusals from '../../../../words/paying/fr.json' with { type: 'json' };
import own from './_locales/fr.json' with { type: 'json' };

/** Texts of paying with the words of its refusals, in French. */
export const texts = { ...own, errors: { ...money, ...cards, ...refusals, ...own.errors } };
