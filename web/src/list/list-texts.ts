import { namespace } from '../lib/i18n/namespace.ts';

/** Shared texts of list tools; every route with a list declares this namespace. */
export const listTexts = namespace('lists', (language) => import(`./_locales/${language}.json`));
