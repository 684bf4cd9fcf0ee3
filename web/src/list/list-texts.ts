import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of the tools that lists share: every route with a list names them. */
export const listTexts = namespace('lists', (language) => import(`./_locales/${language}.json`));
