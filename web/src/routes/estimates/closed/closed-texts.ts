import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of estimates that cannot be edited. Fetched with their notice. */
export const closedTexts = namespace('closed-estimate', (language) => import(`./_locales/${language}.json`));
