import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of cards. Routes that show or accept cards list it. */
export const cards = namespace('cards', (language) => import(`./_locales/${language}.json`));
