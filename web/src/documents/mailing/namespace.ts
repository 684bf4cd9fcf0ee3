import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of sending documents by mail, fetched where staff may. */
export const mailing = namespace('mailing', (language) => import(`./_locales/${language}.json`));
