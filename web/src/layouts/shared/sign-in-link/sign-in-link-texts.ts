import { namespace } from '../../../lib/i18n/namespace.ts';

/** Texts of the dialog that creates a sign-in link. */
export const signInLinkTexts = namespace('signInLink', (language) => import(`./_locales/${language}.json`));
