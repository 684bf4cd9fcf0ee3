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
    // Above the bottom bar of a phone.
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

/** Something that can be done with several rows: a dialog over them, a page that shows them, or an act at once. */
export type RowAction<Row> = {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the viewer may do it at all, as far as rows tell; absent: always. */
  readonly isOffered?: (rows: readonly Row[]) => boolean;
  /** Absent: with any rows. Where rows are selected that are not shown it is assumed. */
  readonly isPossible?: (rows: readonly Row[]) => boolean;
  /** Most rows at once; absent: any number. */
  readonly most?: number;
} & (
  | { readonly dialog: (props: RowDialogProps<Row>) => ReactNode }
  | { readonly to: (ids: readonly string[]) => string }
  | { readonly onSelect: (ids: readonly string[]) => void }
);

/** What a dialog over several rows gets. */
export type RowDialogProps<Row> = {
  /** Ids of all that are selected. */
  readonly ids: readonly string[];
  /** Those of them that are shown. */
  readonly rows: readonly Row[];
  /** `isChanged`: rows, tabs and counts are out of date. */
  readonly onClose: (isChanged: boolean) => void;
};

/** The rows that are selected, how there come to be more, and the way out. */
export type SelectedRows<Row> = {
  /** Ids of all that are selected. */
  readonly ids: readonly string[];
  /** Those of them that are shown. */
  readonly rows: readonly Row[];
  /** Every row that is shown. */
  readonly shown: readonly Row[];
  /** Selects what else matches; where there is more. */
  readonly matching: ReactNode;
  /** Files of rows by their ids; absent: the viewer may have none. */
  readonly filesOf?: ((ids: readonly string[]) => readonly MenuEntry[]) | undefined;
  readonly onClear: () => void;
};

type ListBulkBarProps<Row> = SelectedRows<Row> & {
  /** Accessible name. */
  label: string;
  actions: readonly RowAction<Row>[];
  /** Why not everything can be done; where there is room. */
  note?: string | false;
};

/** The selection of a list: how many rows, what can be done with them, and the way out. */
export function ListBulkBar<Row>(props: ListBulkBarProps<Row>) {
  const { label, ids, rows, shown, matching, filesOf, actions, note, onClear } = props;
  const { t } = useTranslation();
  const { t: ofLists } = useTranslation('lists');
  const { revalidate } = useRevalidator();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = actions.find(({ key }) => key === openKey);
  const hidden = ids.length - rows.length;
  // What may be done with rows that are not shown goes by those that are.
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
