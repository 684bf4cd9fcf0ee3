import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of choosing a piece: its metal, size, options, engraving, parts. */
export const configuration = namespace('configuration', (language) => import(`./_locales/${language}.json`));
