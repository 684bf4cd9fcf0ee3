import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuTriangleAlert } from 'react-icons/lu';
import { daysFromToday } from '../../../orders/days-from-today.ts';
import { inCompactTable } from '../../../ui/data/compact-table.ts';
import { DateText } from '../../../ui/data/DateText.tsx';

/** Below the day; behind it where rows are low. */
const Overdue = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    color: 'fg.error',
    fontWeight: 'medium',
    _icon: { boxSize: '4', flexShrink: 0 },
    ...inCompactTable({ display: 'inline-flex', ms: '2' }),
  },
});

type DueDateProps = {
  /** Last day for paying; null while it is a draft. */
  dueOn: string | null | undefined;
  isOverdue: boolean;
};

/** The last day for paying, and in words by how much it has passed. */
export function DueDate({ dueOn, isOverdue }: DueDateProps) {
  const { t } = useTranslation('invoices');
  if (!dueOn) return '–';
  return (
    <>
      <DateText value={dueOn} />
      {isOverdue && (
        <Overdue>
          <LuTriangleAlert aria-hidden />
          {t('overdue', { count: Math.max(1, -daysFromToday(dueOn)) })}
        </Overdue>
      )}
    </>
  );
}
