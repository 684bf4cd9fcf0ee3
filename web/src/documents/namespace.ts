import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of opening documents, for routes that offer them. */
export const documents = namespace('documents', (language) => import(`./_locales/${language}.json`));
