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

type AppliedPartsProps = {
  entries: AppliedParts_entries$key;
  title: string;
  /** Said when there is none. */
  none: string;
  /** What the parts link to. */
  other: Account;
};

/** The parts of payments that went to an invoice, or of a payment that went to invoices, as they stand now. */
export function AppliedParts({ entries: key, title, none, other }: AppliedPartsProps) {
  const entries = useFragment(fragment, key);
  const standing = entries.filter(
    ({ kind, isReversal, isReversed }) => kind === 'PAYMENT_APPLIED' && !isReversal && !isReversed,
  );
  return (
    <DetailPanel title={title}>
      {standing.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="2">
          {standing.map((entry) => (
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
