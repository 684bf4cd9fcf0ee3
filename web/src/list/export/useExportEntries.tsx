import { useTranslation } from 'react-i18next';
import { LuFileSpreadsheet, LuFileText } from 'react-icons/lu';
import { useLocale } from '../../lib/i18n/useLocale.ts';
import type { Permission } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import type { MenuEntry } from '../../ui/actions/ActionMenu.tsx';
import type { GridLook } from '../grid/grid.ts';
import type { List } from '../useList.ts';
import { EXPORT_FORMATS, exportAddress } from './export-address.ts';

const ICONS = { csv: LuFileText, xlsx: LuFileSpreadsheet };

type ExportOptions<View> = {
  /** The list as the schema names it. */
  name: string;
  /** Whoever holds it may take rows away. */
  permission: Permission;
  list: List<View>;
  grid: GridLook;
};

/** The view on screen as files, for who may have them: its rows, also those that are not loaded, and its columns. */
export function useExportEntries<View>({ name, permission, list, grid }: ExportOptions<View>): MenuEntry[] {
  const { t } = useTranslation('lists');
  const language = useLocale();
  const can = useCan();
  if (!can(permission)) return [];
  const view = {
    name,
    language,
    variables: list.address.variables(list.view) as object, // every list's variables are an object
    columns: grid.columns
      .filter(({ column, isVisible }) => isVisible && !column.hasNoText)
      .map(({ column: { key } }) => key),
  };
  return EXPORT_FORMATS.map((format) => {
    const Icon = ICONS[format];
    return {
      key: format,
      label: t(`files.${format}`),
      icon: <Icon aria-hidden />,
      file: exportAddress(format, view),
    };
  });
}
