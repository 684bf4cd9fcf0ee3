import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of emailing documents. Fetched for staff who may email them. */
export const mailing = namespace('mailing', (language) => import(`./_locales/${language}.json`));
