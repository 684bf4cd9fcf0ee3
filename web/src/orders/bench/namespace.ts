import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of the bench; routes that show it list them. */
export const bench = namespace('bench', (language) => import(`./_locales/${language}.json`));
