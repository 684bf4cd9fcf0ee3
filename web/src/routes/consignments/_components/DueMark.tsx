import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { daysFromToday } from '../../../orders/days-from-today.ts';
import { MarkedDay } from '../../../ui/data/MarkedDay.tsx';
import type { DueMark_consignment$key } from './__generated__/DueMark_consignment.graphql.ts';

const fragment = graphql`
  fragment DueMark_consignment on Consignment {
    dueOn
    isOverdue
    passedPercent
  }
`;

/** Last day to sell or return pieces, marked once most of the term has passed. */
export function DueMark({ consignment: key }: { consignment: DueMark_consignment$key }) {
  const { t } = useTranslation('consignments');
  const { dueOn, isOverdue, passedPercent } = useFragment(fragment, key);
  if (!dueOn) return '–';
  const days = daysFromToday(dueOn);
  if (isOverdue)
    return (
      <MarkedDay day={dueOn} mark={{ text: t('overdue', { count: Math.max(1, -days) }), tone: 'late' }} />
    );
  if (passedPercent > 0 && days >= 0)
    return <MarkedDay day={dueOn} mark={{ text: t('daysLeft', { count: days }), tone: 'soon' }} />;
  return <MarkedDay day={dueOn} mark={null} />;
}
