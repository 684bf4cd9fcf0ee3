import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of the webcam dialog. Fetched with it. */
export const webcam = namespace('webcam', (language) => import(`./_locales/${language}.json`));
