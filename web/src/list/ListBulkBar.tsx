import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '../ui/actions/ButtonLink.tsx';
import { IconAction } from '../ui/actions/IconAction.tsx';

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
  },
});

/** Something that can be done with several rows: a dialog over them, or a page that shows them. */
export type RowAction<Row> = {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether the viewer may do it at all; absent: always. */
  readonly isOffered?: (rows: readonly Row[]) => boolean;
  /** Absent: with any rows. */
  readonly isPossible?: (rows: readonly Row[]) => boolean;
} & (
  | { readonly dialog: (props: RowDialogProps<Row>) => ReactNode }
  | { readonly to: (rows: readonly Row[]) => string }
);

/** What a dialog over several rows gets. */
export type RowDialogProps<Row> = {
  readonly rows: readonly Row[];
  /** `isChanged`: rows, tabs and counts are out of date. */
  readonly onClose: (isChanged: boolean) => void;
};

/** The rows that are selected, and the way out. */
export type SelectedRows<Row> = { readonly rows: readonly Row[]; readonly onClear: () => void };

type ListBulkBarProps<Row> = SelectedRows<Row> & {
  /** Accessible name. */
  label: string;
  actions: readonly RowAction<Row>[];
  /** Why not everything can be done; where there is room. */
  note?: string | false;
};

/** The selection of a list: how many rows, what can be done with them, and the way out. */
export function ListBulkBar<Row>({ label, rows, actions, note, onClear }: ListBulkBarProps<Row>) {
  const offered = actions.filter(({ isOffered }) => isOffered?.(rows) !== false);
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = actions.find(({ key }) => key === openKey);

  function handleClose(isChanged: boolean): void {
    setOpenKey(null);
    if (!isChanged) return;
    onClear();
    void revalidate();
  }

  return (
    <Bar aria-label={label}>
      <Text fontWeight="medium" role="status">
        {t('list.selected', { count: rows.length })}
      </Text>
      <HStack gap="2" wrap="wrap" order={{ base: 3, md: 0 }} w={{ base: 'full', md: 'auto' }}>
        {offered.map((action) =>
          'to' in action ? (
            <ButtonLink key={action.key} size="sm" variant="outline" to={action.to(rows)}>
              {action.icon}
              {action.label}
            </ButtonLink>
          ) : (
            <Button
              key={action.key}
              size="sm"
              disabled={action.isPossible?.(rows) === false}
              onClick={() => setOpenKey(action.key)}
            >
              {action.icon}
              {action.label}
            </Button>
          ),
        )}
      </HStack>
      {note && (
        <Text textStyle="xs" color="fg.muted" hideBelow="md">
          {note}
        </Text>
      )}
      {open && 'dialog' in open && (
        <Suspense>
          <open.dialog rows={rows} onClose={handleClose} />
        </Suspense>
      )}
      <IconAction label={t('list.clearSelection')} icon={<LuX />} ms="auto" onClick={onClear} />
    </Bar>
  );
}
