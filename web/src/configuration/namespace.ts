import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of choices: metal, size, options, engraving, parts. */
export const configuration = namespace('configuration', (language) => import(`./_locales/${language}.json`));
