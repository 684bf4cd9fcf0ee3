import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { HistoryLine, HistoryStep } from '../../../../ui/data/HistoryLine.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type {
  ConsignmentHistory_consignment$data,
  ConsignmentHistory_consignment$key,
} from './__generated__/ConsignmentHistory_consignment.graphql.ts';

const fragment = graphql`
  fragment ConsignmentHistory_consignment on Consignment {
    history {
      id
      action
      at
      reason
      invoiceNumber
      dueOnBefore
      dueOnAfter
      pieces {
        title
        quantity
      }
      user {
        fullName
      }
      actingBy {
        fullName
      }
    }
  }
`;

/** History of a consignment, newest first. */
export function ConsignmentHistory(props: { consignment: ConsignmentHistory_consignment$key }) {
  const { t } = useTranslation('consignments');
  const { history } = useFragment(fragment, props.consignment);
  return (
    <DetailPanel title={t('history.title')}>
      <HistoryLine>
        {history.toReversed().map((event) => (
          <ConsignmentStep key={event.id} event={event} />
        ))}
      </HistoryLine>
    </DetailPanel>
  );
}

type StepProps = { event: ConsignmentHistory_consignment$data['history'][number] };

function ConsignmentStep({ event }: StepProps) {
  const { t } = useTranslation('consignments');
  const { date, dateTime } = useFormat();
  const { action, at, reason, invoiceNumber, dueOnBefore, dueOnAfter, pieces, user, actingBy } = event;
  const who = actingBy ? t('history.for', { staff: actingBy.fullName, user: user.fullName }) : user.fullName;
  return (
    <HistoryStep>
      <Text fontWeight="medium">
        {t(`event.${action}`, {
          count: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
          number: invoiceNumber ?? '–',
          from: dueOnBefore ? date(dueOnBefore) : '–',
          to: dueOnAfter ? date(dueOnAfter) : '–',
          defaultValue: action,
        })}
      </Text>
      {pieces.length > 0 && (
        <Text overflowWrap="anywhere">
          {pieces.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
        </Text>
      )}
      {reason && (
        <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
      <Text textStyle="xs" color="fg.muted">
        {who}
        {' · '}
        <time dateTime={at}>{dateTime(at)}</time>
      </Text>
    </HistoryStep>
  );
}
