import { useTranslation } from 'react-i18next';
import { daysFromToday } from '../../../orders/days-from-today.ts';
import { MarkedDay } from '../../../ui/data/MarkedDay.tsx';

type DueDateProps = {
  /** Due date; null for a draft. */
  dueOn: string | null | undefined;
  isOverdue: boolean;
};

/** The due date, with a text if it has passed. */
export function DueDate({ dueOn, isOverdue }: DueDateProps) {
  const { t } = useTranslation('invoices');
  if (!dueOn) return '–';
  const late = isOverdue && t('overdue', { count: Math.max(1, -daysFromToday(dueOn)) });
  return <MarkedDay day={dueOn} mark={late ? { text: late, tone: 'late' } : null} />;
}
