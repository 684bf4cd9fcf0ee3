import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the dialog for acting as a user. Fetched with it. */
export const switchUserTexts = namespace('switchUser', (language) => import(`./_locales/${language}.json`));
