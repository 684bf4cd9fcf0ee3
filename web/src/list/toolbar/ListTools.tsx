import { Button, HStack, IconButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuChevronDown, LuDownload, LuEllipsis, LuPrinter, LuSave, LuTableProperties } from 'react-icons/lu';
import { ActionMenu, type MenuEntry } from '../../ui/actions/ActionMenu.tsx';
import { ColumnsButton } from '../grid/ColumnsButton.tsx';
import type { GridLook } from '../grid/grid.ts';
import { usePrint } from '../print/usePrint.ts';
import type { MoreRows } from '../rows/ListRows.tsx';
import type { ListViews } from '../views/useListViews.tsx';

type ListToolsProps = {
  grid: GridLook;
  /** Number of loaded rows, and pagination. */
  count: number;
  more: MoreRows;
  /** Absent if the URL has no list state. */
  views?: ListViews;
  /** Exports of the current view; absent if the viewer may not export, or the list has no exports. */
  files?: readonly MenuEntry[] | undefined;
};

/** Tools for the whole list: views, columns, exports. One menu on phones. */
export function ListTools(props: ListToolsProps) {
  const { grid, count, more, views, files = [] } = props;
  const { t } = useTranslation('lists');
  const print: MenuEntry = {
    key: 'print',
    label: t('files.print'),
    icon: <LuPrinter />,
    onSelect: usePrint(count, more),
  };
  const away = [...files, print];
  // Nothing to configure or export.
  if (!views && count === 0) return null;
  return (
    <>
      <HStack gap="2" hideBelow="md" wrap="wrap" _print={{ display: 'none' }}>
        {views && (
          <ActionMenu
            trigger={
              <Button variant="outline" size="sm" maxW="xs">
                <LuTableProperties aria-hidden />
                <Text as="span" truncate>
                  {t('views.open', { name: views.label })}
                </Text>
                <LuChevronDown aria-hidden />
              </Button>
            }
            entries={views.entries}
          />
        )}
        {views?.update && (
          <Button size="sm" aria-label={views.update.label} onClick={views.update.onClick}>
            <LuSave aria-hidden />
            {t('views.update')}
          </Button>
        )}
        <ColumnsButton grid={grid} />
        {files.length > 0 ? (
          <ActionMenu
            trigger={
              <Button variant="outline" size="sm">
                <LuDownload aria-hidden />
                {t('files.open')}
                <LuChevronDown aria-hidden />
              </Button>
            }
            entries={away}
          />
        ) : (
          <Button variant="outline" size="sm" onClick={print.onSelect}>
            {print.icon}
            {print.label}
          </Button>
        )}
      </HStack>
      <HStack hideFrom="md" _print={{ display: 'none' }}>
        <ActionMenu
          trigger={
            views?.isNamed ? (
              <Button variant="outline" size="sm">
                <Text as="span" truncate maxW="3xs">
                  {t('views.open', { name: views.label })}
                </Text>
                <LuChevronDown aria-hidden />
              </Button>
            ) : (
              <IconButton variant="outline" size="sm" aria-label={t('tools.phone')}>
                <LuEllipsis aria-hidden />
              </IconButton>
            )
          }
          entries={[
            ...(views?.entries ?? []),
            ...away.map((entry, index) => ({ ...entry, isGroupStart: index === 0 })),
          ]}
        />
      </HStack>
      {views?.dialog}
    </>
  );
}
