import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of opening documents. Routes that offer them list it. */
export const documents = namespace('documents', (language) => import(`./_locales/${language}.json`));
