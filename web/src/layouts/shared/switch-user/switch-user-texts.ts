import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the dialog in which staff act as a user. */
export const switchUserTexts = namespace('switchUser', (language) => import(`./_locales/${language}.json`));
