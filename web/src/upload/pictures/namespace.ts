import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts of picture uploads. Routes that accept pictures list it. */
export const uploads = namespace('uploads', (language) => import(`./_locales/${language}.json`));
