import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of what was chosen of a piece; every route that shows a configured piece lists it. */
export const choices = namespace('choices', (language) => import(`./_locales/${language}.json`));
