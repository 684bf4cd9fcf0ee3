import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts for the choices of a piece. Every route that shows a configured piece lists it. */
export const choices = namespace('choices', (language) => import(`./_locales/${language}.json`));
