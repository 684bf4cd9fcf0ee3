import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the bell, fetched with it. */
export const inboxBellTexts = namespace('inbox-bell', (language) => import(`./_locales/${language}.json`));
