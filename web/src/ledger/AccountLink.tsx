import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../links.ts';
import { AppLink } from '../ui/actions/AppLink.tsx';
import type { AccountLink_entry$key } from './__generated__/AccountLink_entry.graphql.ts';

/** What an entry of the ledger can be about. */
export type Account = 'invoice' | 'payment';

const fragment = graphql`
  fragment AccountLink_entry on LedgerEntry {
    invoiceNumber
    paymentNumber
  }
`;

type AccountLinkProps = { entry: AccountLink_entry$key; account: Account };

/** The invoice or the payment that an entry is about; nothing where it is about none, or one that is not shown. */
export function AccountLink({ entry: key, account }: AccountLinkProps) {
  const { invoiceNumber, paymentNumber } = useFragment(fragment, key);
  const number = account === 'invoice' ? invoiceNumber : paymentNumber;
  if (!number) return null;
  const to = account === 'invoice' ? links.invoice(number) : links.payment(number);
  return (
    <AppLink to={to} whiteSpace="nowrap">
      {number}
    </AppLink>
  );
}
