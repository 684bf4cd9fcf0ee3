import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of notes. Routes that show notes list it. */
export const notes = namespace('notes', (language) => import(`./_locales/${language}.json`));
