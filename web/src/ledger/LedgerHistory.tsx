import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { HistoryLine, HistoryStep } from '../ui/data/HistoryLine.tsx';
import { DetailPanel } from '../ui/layout/DetailPanel.tsx';
import type {
  LedgerHistory_entries$data,
  LedgerHistory_entries$key,
} from './__generated__/LedgerHistory_entries.graphql.ts';
import { type Account, AccountLink } from './AccountLink.tsx';

const fragment = graphql`
  fragment LedgerHistory_entries on LedgerEntry @relay(plural: true) {
    id
    kind
    amount
    currency
    isReversal
    isChargeback
    reason
    at
    bookedOn
    user {
      fullName
    }
    actingBy {
      fullName
    }
    ...AccountLink_entry
  }
`;

type LedgerHistoryProps = {
  entries: LedgerHistory_entries$key;
  /** Link target of each entry: `money` for an invoice's history, `invoice` for a payment's. */
  other: Account;
};

/** Ledger history of an invoice or payment, newest first. */
export function LedgerHistory({ entries: key, other }: LedgerHistoryProps) {
  const { t } = useTranslation('ledger');
  const entries = useFragment(fragment, key);
  return (
    <DetailPanel title={t('history.title')}>
      {entries.length === 0 ? (
        <Text color="fg.muted">{t('history.none')}</Text>
      ) : (
        <HistoryLine>
          {entries.toReversed().map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} other={other} />
          ))}
        </HistoryLine>
      )}
    </DetailPanel>
  );
}

type HistoryEntryProps = { entry: LedgerHistory_entries$data[number]; other: Account };

function HistoryEntry({ entry, other }: HistoryEntryProps) {
  const { t } = useTranslation('ledger');
  const { date, dateTime, money } = useFormat();
  const { kind, amount, currency, isReversal, isChargeback, reason, user, actingBy, at, bookedOn } = entry;
  const who = actingBy ? t('history.for', { staff: actingBy.fullName, user: user.fullName }) : user.fullName;
  return (
    <HistoryStep>
      <Text fontWeight="medium">
        {t(`${isReversal ? 'reversal' : 'entry'}.${isChargeback ? 'CHARGEBACK' : kind}`, {
          amount: money(amount.replace('-', ''), currency),
          defaultValue: kind,
        })}{' '}
        <AccountLink entry={entry} account={other} />
      </Text>
      {reason && (
        <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {t('history.reason', { reason })}
        </Text>
      )}
      <Text textStyle="xs" color="fg.muted">
        {who}
        {' · '}
        <time dateTime={at}>{dateTime(at)}</time>
        {date(bookedOn) !== date(at) && ` · ${t('history.bookedOn', { date: date(bookedOn) })}`}
      </Text>
    </HistoryStep>
  );
}
