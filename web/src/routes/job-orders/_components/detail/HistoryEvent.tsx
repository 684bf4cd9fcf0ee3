import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { HistoryStep } from '../../../../ui/data/HistoryLine.tsx';
import type { HistoryEvent_event$key } from './__generated__/HistoryEvent_event.graphql.ts';

const fragment = graphql`
  fragment HistoryEvent_event on JobStatusEvent {
    at
    action
    reason
    approvedPrice
    approvedServices
    from {
      name
    }
    to {
      name
    }
    user {
      fullName
    }
    actingBy {
      fullName
    }
  }
`;

type HistoryEventProps = { event: HistoryEvent_event$key; currency: string };

/** An event: what happened, new status, both actors, reason, and what was approved at what price. */
export function HistoryEvent({ event: key, currency }: HistoryEventProps) {
  const { t } = useTranslation('jobs');
  const { dateTime, money } = useFormat();
  const event = useFragment(fragment, key);
  const { at, action, reason, approvedPrice, approvedServices, from, to, user, actingBy } = event;
  const moved = from && from.name !== to.name;
  const name = user?.fullName ?? t('history.byItself');
  const approved = [approvedServices.join(', '), approvedPrice && money(approvedPrice, currency)];
  return (
    <HistoryStep>
      <Text fontWeight="medium">
        {t(from || action !== 'REMAKE' ? `event.${action}` : 'event.REMADE_FROM', { defaultValue: to.name })}
      </Text>
      {moved && (
        <Text textStyle="xs">
          {from.name} → {to.name}
        </Text>
      )}
      {reason && (
        <Text color="fg.muted" whiteSpace="pre-line">
          {t('history.reason', { reason })}
        </Text>
      )}
      {approvedServices.length > 0 && <Text color="fg.muted">{approved.filter(Boolean).join(' · ')}</Text>}
      <Text textStyle="xs" color="fg.muted">
        {actingBy ? t('history.for', { staff: actingBy.fullName, user: name }) : name}
        {' · '}
        <time dateTime={at}>{dateTime(at)}</time>
      </Text>
    </HistoryStep>
  );
}
