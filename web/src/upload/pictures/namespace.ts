import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of pictures that are being uploaded; routes that take pictures list it. */
export const uploads = namespace('uploads', (language) => import(`./_locales/${language}.json`));
