import { HStack, Text } from '@chakra-ui/react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { LuTrash2, LuUndo2 } from 'react-icons/lu';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import { issueKey, type RateDraft, type RateEdit } from '../../_lib/rate-drafts.ts';
import { type SheetColumn, SheetRow } from '../Sheet.tsx';
import { CancelRate } from './CancelRate.tsx';
import type { GridRow, GridTable } from './grid-table.ts';
import { RateCell } from './RateCell.tsx';

type RowProps = {
  table: GridTable;
  columns: readonly SheetColumn[];
  issues: ReadonlyMap<string, string>;
  edit: Dispatch<RateEdit>;
};

type RateRowProps = RowProps & { row: GridRow; draft: RateDraft | undefined };

/** A rate in effect, editable; or a future rate, removable. */
export function RateRow({ table, columns, row, draft, issues, edit }: RateRowProps) {
  const { t } = useTranslation('prices');
  const { dateTime, number } = useFormat();
  const isPlanned = row.state === 'PLANNED';
  const isEditable = table.canEdit && !isPlanned && !draft?.isWithdrawn;
  const cells = table.columns.map((column, index) => {
    const held = row.cells[index] ?? null;
    if (!isEditable || column.isKey) {
      if (held === null) return <Text color="fg.muted">{column.isKey ? t('grid.all') : '–'}</Text>;
      const option = column.options.find(({ code }) => code === held);
      if (option) return option.name;
      return column.kind === 'DECIMAL' || column.kind === 'INTEGER' ? number(held) : held;
    }
    return (
      <RateCell
        key={column.name}
        column={column}
        rowName={row.cells.filter(Boolean).join(' ')}
        value={(draft?.cells ?? row.cells)[index] ?? ''}
        issue={draft && issues.get(issueKey(draft.id, column.name))}
        onType={(text) => edit({ kind: 'TYPE', row, index, text })}
      />
    );
  });
  const since = row.validFrom ? dateTime(row.validFrom) : t('grid.always');
  const whole = draft && issues.get(issueKey(draft.id, ''));
  const when = (
    <span>
      {isPlanned && row.validFrom
        ? t(row.isWithdrawn ? 'grid.endsAt' : 'grid.plannedFor', { moment: dateTime(row.validFrom) })
        : since}
      {draft?.isWithdrawn && <Text color="fg.warning">{t('grid.toBeWithdrawn')}</Text>}
      {whole && <Text color="fg.error">{t([`errors.${whole}`, `errors:${whole}`])}</Text>}
    </span>
  );
  return (
    <SheetRow
      columns={columns}
      tone={draft ? 'changed' : isPlanned ? 'muted' : undefined}
      cells={[...cells, when, table.canEdit && actionOf()]}
    />
  );

  function actionOf() {
    if (isPlanned && row.rateId !== null) return <CancelRate code={table.code} rateId={row.rateId} />;
    if (draft) {
      return (
        <IconAction
          label={t('grid.restore')}
          icon={<LuUndo2 />}
          onClick={() => edit({ kind: 'DROP', id: draft.id })}
        />
      );
    }
    if (!table.canWithdraw) return null;
    return (
      <IconAction
        label={t('grid.withdraw')}
        icon={<LuTrash2 />}
        onClick={() => edit({ kind: 'WITHDRAW', row })}
      />
    );
  }
}

/** A new row. */
export function DraftRow({ table, columns, draft, issues, edit }: RowProps & { draft: RateDraft }) {
  const { t } = useTranslation('prices');
  const whole = issues.get(issueKey(draft.id, ''));
  const cells = table.columns.map((column, index) => (
    <RateCell
      key={column.name}
      column={column}
      rowName={t('grid.new')}
      value={draft.cells[index] ?? ''}
      issue={issues.get(issueKey(draft.id, column.name))}
      onType={(text) => edit({ kind: 'TYPE_NEW', id: draft.id, index, text })}
    />
  ));
  return (
    <SheetRow
      columns={columns}
      tone="changed"
      cells={[
        ...cells,
        <span key="when">
          {t('grid.new')}
          {whole && <Text color="fg.error">{t([`errors.${whole}`, `errors:${whole}`])}</Text>}
        </span>,
        <HStack key="actions">
          <IconAction
            label={t('grid.restore')}
            icon={<LuUndo2 />}
            onClick={() => edit({ kind: 'DROP', id: draft.id })}
          />
        </HStack>,
      ]}
    />
  );
}
