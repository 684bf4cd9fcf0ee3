import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { HistoryLine, HistoryStep } from '../../../../ui/data/HistoryLine.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type {
  QuoteHistory_quote$data,
  QuoteHistory_quote$key,
} from './__generated__/QuoteHistory_quote.graphql.ts';

const fragment = graphql`
  fragment QuoteHistory_quote on PriceQuote {
    history {
      id
      at
      action
      reason
      versionNumber
      guestEmail
      guestName
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
  }
`;

/** History of the quote, newest first. */
export function QuoteHistory({ quote: key }: { quote: QuoteHistory_quote$key }) {
  const { t } = useTranslation('quotes');
  const { history } = useFragment(fragment, key);
  return (
    <DetailPanel title={t('history.title')}>
      <HistoryLine>
        {history.toReversed().map((event) => (
          <QuoteEvent key={event.id} event={event} />
        ))}
      </HistoryLine>
    </DetailPanel>
  );
}

type Event = QuoteHistory_quote$data['history'][number];

/** An event: action, version, new status, both actors, and reason. */
function QuoteEvent({ event }: { event: Event }) {
  const { t } = useTranslation('quotes');
  const { dateTime } = useFormat();
  const { at, action, reason, versionNumber, from, to, user, actingBy } = event;
  const who = actingBy
    ? t('history.for', { staff: actingBy.fullName, user: user?.fullName })
    : (user?.fullName ?? guestOf(event) ?? t('history.itself'));
  const what = t(`event.${action}`, { defaultValue: to.name });
  return (
    <HistoryStep>
      <Text fontWeight="medium">
        {versionNumber ? t('history.ofVersion', { what, number: versionNumber }) : what}
      </Text>
      {from && from.name !== to.name && (
        <Text textStyle="xs">
          {from.name} → {to.name}
        </Text>
      )}
      {reason && (
        <Text color="fg.muted" whiteSpace="pre-line">
          {t('history.reason', { reason })}
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

/** A guest without an account, who answered through a link. */
function guestOf({ guestName, guestEmail }: Event): string | null {
  return [guestName, guestEmail].filter(Boolean).join(', ') || null;
}
