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

/** A list that may be taken away. */
export type ExportedList = {
  /** The list as the schema names it. */
  readonly name: string;
  /** Whoever holds it may take rows away. */
  readonly permission: Permission;
  /** The filter of the list that takes ids of its rows. */
  readonly idsFilter: string;
};

/** What users may take away of a list as files. */
type ExportFiles = {
  /** The view on screen: its rows, also those that are not loaded, and its columns. */
  readonly files: MenuEntry[];
  /** The columns of some rows, by their ids, whatever the view shows of them. */
  readonly filesOf: (ids: readonly string[]) => MenuEntry[];
};

/** The files of a list, for who may have them; null for others, and where it is none that may be taken away. */
export function useExportFiles<View>(
  exported: ExportedList | undefined,
  list: List<View>,
  grid: GridLook,
): ExportFiles | null {
  const { t } = useTranslation('lists');
  const language = useLocale();
  const can = useCan();
  if (!exported || !can(exported.permission)) return null;
  const { name, idsFilter } = exported;
  const columns = grid.columns
    .filter(({ column, isVisible }) => isVisible && !column.hasNoText)
    .map(({ column: { key } }) => key);
  const filesOver = (variables: object) =>
    EXPORT_FORMATS.map((format) => {
      const Icon = ICONS[format];
      return {
        key: format,
        label: t(`files.${format}`),
        icon: <Icon aria-hidden />,
        file: exportAddress(format, { name, language, variables, columns }),
      };
    });
  // Every list's variables are an object.
  const variables = list.address.variables(list.view) as object;
  const allTabs = 'tab' in variables ? { tab: 'ALL' } : {};
  return {
    files: filesOver(variables),
    filesOf: (ids) => filesOver({ ...variables, ...allTabs, filter: { [idsFilter]: ids } }),
  };
}
