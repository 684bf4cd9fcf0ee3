import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts about users who have to act. Fetched if that is not the viewer. */
export const waiting = namespace('waiting', (language) => import(`./_locales/${language}.json`));
