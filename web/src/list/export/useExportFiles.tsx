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

/** An exportable list. */
export type ExportedList = {
  /** Name of the list in the schema. */
  readonly name: string;
  /** Permission to export. */
  readonly permission: Permission;
  /** The filter of the list that takes ids of its rows. */
  readonly idsFilter: string;
};

/** The exports of a list. */
type ExportFiles = {
  /** Exports of the current view: all its rows, including those not loaded, and its columns. */
  readonly files: MenuEntry[];
  /** Exports of the rows with these ids, regardless of the view. */
  readonly filesOf: (ids: readonly string[]) => MenuEntry[];
};

/** The exports of a list; null if the viewer may not export, or the list has no exports. */
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
