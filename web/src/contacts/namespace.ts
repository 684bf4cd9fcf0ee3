import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of contacts. Fetched for staff who may change one. */
export const contacts = namespace('contacts', (language) => import(`./_locales/${language}.json`));
