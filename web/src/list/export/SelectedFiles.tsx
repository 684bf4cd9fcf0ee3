import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuChevronDown, LuDownload } from 'react-icons/lu';
import { MAX_LISTED_IDS } from '../../lib/forms/limits.ts';
import { ActionMenu, type MenuEntry } from '../../ui/actions/ActionMenu.tsx';

type SelectedFilesProps = {
  filesOf: (ids: readonly string[]) => readonly MenuEntry[];
  ids: readonly string[];
};

/** Exports the selected rows. */
export function SelectedFiles({ filesOf, ids }: SelectedFilesProps) {
  const { t } = useTranslation('lists');
  return (
    <ActionMenu
      trigger={
        <Button size="sm" variant="outline" disabled={ids.length > MAX_LISTED_IDS}>
          <LuDownload aria-hidden />
          {t('files.open')}
          <LuChevronDown aria-hidden />
        </Button>
      }
      entries={ids.length > MAX_LISTED_IDS ? [] : filesOf(ids)}
    />
  );
}
