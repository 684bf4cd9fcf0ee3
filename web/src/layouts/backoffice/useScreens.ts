import { useTranslation } from 'react-i18next';
import type { Screen } from '../../search/search-sections.ts';
import { useMenu } from './useMenu.ts';

/** The pages of the menu with their names, for the search. */
export function useScreens(): readonly Screen[] {
  const { t } = useTranslation('shell');
  return useMenu().map(({ key, to, icon }) => ({ key, label: t(`menu:${key}`), to, icon }));
}
