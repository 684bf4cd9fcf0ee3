import { loadNamespace, namespace } from '../lib/i18n/namespace.ts';
import { MergeChoices } from './MergeChoices.tsx';

const texts = namespace('merge', (language) => import(`./_locales/${language}.json`));

/** The choices with their texts. Their loading is here to keep it out of the first load of all forms. */
export async function loadMergeChoices() {
  await loadNamespace(texts);
  return { default: MergeChoices };
}
