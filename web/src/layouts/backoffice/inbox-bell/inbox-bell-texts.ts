import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the inbox link. Fetched with it. */
export const inboxBellTexts = namespace('inbox-bell', (language) => import(`./_locales/${language}.json`));
