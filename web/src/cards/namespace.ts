import { namespace } from '../lib/i18n/namespace.ts';

/** Texts of cards; routes that show or take cards list it among their namespaces. */
export const cards = namespace('cards', (language) => import(`./_locales/${language}.json`));
