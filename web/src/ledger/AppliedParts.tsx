import { chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import { DateText } from '../ui/data/DateText.tsx';
import { Money } from '../ui/data/Money.tsx';
import { DetailPanel } from '../ui/layout/DetailPanel.tsx';
import type { AppliedParts_entries$key } from './__generated__/AppliedParts_entries.graphql.ts';
import { type Account, AccountLink } from './AccountLink.tsx';

const fragment = graphql`
  fragment AppliedParts_entries on LedgerEntry @relay(plural: true) {
    id
    kind
    amount
    currency
    isReversal
    isReversed
    bookedOn
    ...AccountLink_entry
  }
`;

/** Kinds of entries that apply money to invoices. */
const APPLIED: readonly string[] = ['PAYMENT_APPLIED', 'CREDIT_APPLIED'];

type AppliedPartsProps = {
  entries: AppliedParts_entries$key;
  title: string;
  /** Shown if there are none. */
  none: string;
  /** Link target of each amount. */
  other: Account;
};

/**
 * Amounts of payments and credits applied to an invoice, or of a payment applied to invoices, without reversed ones.
 */
export function AppliedParts({ entries: key, title, none, other }: AppliedPartsProps) {
  const entries = useFragment(fragment, key);
  const applied = entries.filter(
    ({ kind, isReversal, isReversed }) => APPLIED.includes(kind) && !isReversal && !isReversed,
  );
  return (
    <DetailPanel title={title}>
      {applied.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="2">
          {applied.map((entry) => (
            <Flex as="li" key={entry.id} justify="space-between" gap="4">
              <Flex wrap="wrap" columnGap="3">
                <AccountLink entry={entry} account={other} />
                <Text as="span" color="fg.muted">
                  <DateText value={entry.bookedOn} />
                </Text>
              </Flex>
              <Money amount={entry.amount} currency={entry.currency} />
            </Flex>
          ))}
        </chakra.ul>
      )}
    </DetailPanel>
  );
}
