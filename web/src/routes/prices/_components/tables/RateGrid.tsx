import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { useUnsavedWork } from '../../../../lib/forms/useUnsavedWork.ts';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { editRates, rateKey } from '../../_lib/rate-drafts.ts';
import { Sheet, type SheetColumn } from '../Sheet.tsx';
import type { RateGrid_table$key } from './__generated__/RateGrid_table.graphql.ts';
import { shownRow } from './grid-table.ts';
import { DraftRow, RateRow } from './RateRows.tsx';
import { SaveBar } from './SaveBar.tsx';

/** Rows per step. */
const STEP = 100;

/** An editable rate table. Changes are saved together and take effect at a given time. */
export function RateGrid({ table: tableKey }: { table: RateGrid_table$key }) {
  const table = useFragment(
    graphql`
      fragment RateGrid_table on RateTable @no_inline {
        code
        name
        canEdit
        canWithdraw
        columns {
          name
          label
          kind
          isKey
          isRequired
          options {
            code
            name
          }
        }
        rows {
          rateId
          validFrom
          isWithdrawn
          state
          cells
        }
      }
    `,
    tableKey,
  );
  const { t } = useTranslation('prices');
  const { number } = useFormat();
  const [drafts, edit] = useReducer(editRates, []);
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(STEP);
  const [added, setAdded] = useState(0);
  useUnsavedWork(drafts.length > 0);

  const rows = useMemo(() => table.rows.map(shownRow), [table.rows]);
  const found = rows.filter((row) => matches(row.cells, search));
  const columns: SheetColumn[] = [
    ...table.columns.map(({ name, label, kind }) => ({
      key: name,
      label,
      isFigure: kind === 'DECIMAL' || kind === 'INTEGER',
    })),
    { key: 'validFrom', label: t('grid.validFrom') },
    ...(table.canEdit ? [{ key: 'actions', label: t('grid.actions') }] : []),
  ];

  function handleAdd() {
    edit({ kind: 'ADD', id: `new-${added}`, width: table.columns.length });
    setAdded(added + 1);
  }

  return (
    <Stack gap="3">
      <HStack gap="2" wrap="wrap">
        <Box flex="1" minW="48" maxW="sm">
          <SearchField label={t('grid.search')} value={search} onSearch={setSearch} />
        </Box>
        <Text textStyle="sm" color="fg.muted">
          {t('grid.rows', { count: found.length, formatted: number(found.length, 0) })}
        </Text>
        {table.canEdit && (
          <Button size="sm" variant="outline" ms="auto" onClick={handleAdd}>
            <LuPlus aria-hidden />
            {t('grid.add')}
          </Button>
        )}
      </HStack>
      {found.length === 0 && drafts.length === 0 ? (
        <EmptyState title={search ? t('grid.nothingFound') : t('grid.empty')} />
      ) : (
        <Sheet label={table.name} columns={columns}>
          {drafts
            .filter(({ isNew }) => isNew)
            .map((draft) => (
              <DraftRow
                key={draft.id}
                table={table}
                columns={columns}
                draft={draft}
                issues={issues}
                edit={edit}
              />
            ))}
          {found.slice(0, shown).map((row) => (
            <RateRow
              key={`${row.state}${rateKey(row)}`}
              table={table}
              columns={columns}
              row={row}
              draft={drafts.find(({ id }) => id === rateKey(row))}
              issues={issues}
              edit={edit}
            />
          ))}
        </Sheet>
      )}
      {found.length > shown && (
        <Button size="sm" variant="outline" alignSelf="center" onClick={() => setShown(shown + STEP)}>
          {t('grid.more')}
        </Button>
      )}
      {drafts.length > 0 && (
        <SaveBar
          code={table.code}
          drafts={drafts}
          onIssues={setIssues}
          onSettled={() => {
            setIssues(new Map());
            edit({ kind: 'CLEAR' });
          }}
        />
      )}
    </Stack>
  );
}

function matches(cells: readonly (string | null)[], search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = cells.join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}
