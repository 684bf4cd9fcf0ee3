import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of the bench. Routes that show it list it. */
export const bench = namespace('bench', (language) => import(`./_locales/${language}.json`));
