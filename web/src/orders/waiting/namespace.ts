import { namespace } from '../../lib/i18n/namespace.ts';

/** Texts about people who are waited for, fetched where somebody else than the viewer is. */
export const waiting = namespace('waiting', (language) => import(`./_locales/${language}.json`));
