import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of the last step before a customer commits. Fetched with it. */
export const commit = namespace('commit', (language) => import(`./_locales/${language}.json`));
