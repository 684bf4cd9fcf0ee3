import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { useRevalidator } from 'react-router';
import { MAX_LISTED_IDS } from '../../lib/forms/limits.ts';
import type { MenuEntry } from '../../ui/actions/ActionMenu.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { SelectedFiles } from '../export/SelectedFiles.tsx';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    // Above the bottom bar on phones.
    bottom: 'calc(var(--ax-bottom-bar, 0px) + {spacing.4})',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '3',
    px: '4',
    py: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.gold',
    borderRadius: 'l3',
    boxShadow: 'md',
    _print: { display: 'none' },
  },
});

/** A bulk action: a dialog, a page with the rows, or an immediate action. */
type RowAction<Row> = {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the viewer may do it, as far as rows show; default: always. */
  readonly isOffered?: (rows: readonly Row[]) => boolean;
  /** Whether it is possible with these rows; default: always. Assumed true for selected rows that are not loaded. */
  readonly isPossible?: (rows: readonly Row[]) => boolean;
  /** Maximum number of rows; default: unlimited. */
  readonly most?: number;
} & (
  | { readonly dialog: (props: RowDialogProps<Row>) => ReactNode }
  | { readonly to: (ids: readonly string[]) => string }
  | { readonly onSelect: (ids: readonly string[]) => void }
);

/** Properties of a bulk dialog. */
export type RowDialogProps<Row> = {
  /** Ids of all selected rows. */
  readonly ids: readonly string[];
  /** The loaded ones among them. */
  readonly rows: readonly Row[];
  /** `isChanged`: rows, tabs and counts must be reloaded. */
  readonly onClose: (isChanged: boolean) => void;
};

/** The selected rows, and how to extend or clear the selection. */
export type SelectedRows<Row> = {
  /** Ids of all selected rows. */
  readonly ids: readonly string[];
  /** The loaded ones among them. */
  readonly rows: readonly Row[];
  /** All loaded rows. */
  readonly shown: readonly Row[];
  /** Button to select all matching rows, if there are more. */
  readonly matching: ReactNode;
  /** Exports of rows by id; absent if the viewer may not export. */
  readonly filesOf?: ((ids: readonly string[]) => readonly MenuEntry[]) | undefined;
  readonly onClear: () => void;
};

type ListBulkBarProps<Row> = SelectedRows<Row> & {
  /** Accessible name. */
  label: string;
  actions: readonly RowAction<Row>[];
  /** Why some actions are not possible, shown if there is room. */
  note?: string | false;
};

/** The selection bar: number of rows, bulk actions, clear. */
export function ListBulkBar<Row>(props: ListBulkBarProps<Row>) {
  const { label, ids, rows, shown, matching, filesOf, actions, note, onClear } = props;
  const { t } = useTranslation();
  const { t: ofLists } = useTranslation('lists');
  const { revalidate } = useRevalidator();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = actions.find(({ key }) => key === openKey);
  const hidden = ids.length - rows.length;
  // If no selected row is loaded, the loaded rows decide which actions are offered.
  const known = rows.length > 0 ? rows : shown;
  const offered = actions.filter(({ isOffered }) => isOffered?.(known) !== false);
  const limits = [...offered, ...(filesOf ? [{ label: ofLists('files.open'), most: MAX_LISTED_IDS }] : [])];
  const tooMany = limits.filter(({ most }) => most !== undefined && ids.length > most);
  const isTooMuch = (of: { readonly label: string }) => tooMany.some(({ label: name }) => name === of.label);

  function handleClose(isChanged: boolean): void {
    setOpenKey(null);
    if (!isChanged) return;
    onClear();
    void revalidate();
  }

  return (
    <Bar aria-label={label}>
      <Text fontWeight="medium" role="status">
        {t('list.selected', { count: ids.length })}
        {hidden > 0 && (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {' · '}
            {ofLists('selection.hidden', { count: hidden })}
          </Text>
        )}
      </Text>
      <HStack gap="2" wrap="wrap" order={{ base: 3, md: 0 }} w={{ base: 'full', md: 'auto' }}>
        {offered.map((action) =>
          'to' in action && !isTooMuch(action) ? (
            <ButtonLink key={action.key} size="sm" variant="outline" to={action.to(ids)}>
              {action.icon}
              {action.label}
            </ButtonLink>
          ) : (
            <Button
              key={action.key}
              size="sm"
              variant={'dialog' in action ? 'solid' : 'outline'}
              disabled={isTooMuch(action) || (hidden === 0 && action.isPossible?.(rows) === false)}
              onClick={() => ('onSelect' in action ? action.onSelect(ids) : setOpenKey(action.key))}
            >
              {action.icon}
              {action.label}
            </Button>
          ),
        )}
        {filesOf && <SelectedFiles filesOf={filesOf} ids={ids} />}
        {matching}
      </HStack>
      {(note || tooMany.length > 0) && (
        <Text textStyle="xs" color="fg.muted" hideBelow="md">
          {note ||
            ofLists('selection.tooMany', {
              actions: tooMany.map((action) => action.label).join(', '),
              count: Math.min(...tooMany.map(({ most = 0 }) => most)),
            })}
        </Text>
      )}
      {open && 'dialog' in open && (
        <Suspense>
          <open.dialog ids={ids} rows={rows} onClose={handleClose} />
        </Suspense>
      )}
      <IconAction label={t('list.clearSelection')} icon={<LuX />} ms="auto" onClick={onClear} />
    </Bar>
  );
}
