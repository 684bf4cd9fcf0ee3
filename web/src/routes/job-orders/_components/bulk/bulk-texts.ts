import { namespace } from '../../../../lib/i18n/namespace.ts';

/** Texts of the bulk actions on job orders. Fetched with them. */
export const bulkTexts = namespace('job-bulk', (language) => import(`./_locales/${language}.json`));
