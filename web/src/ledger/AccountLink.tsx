import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../links.ts';
import { AppLink } from '../ui/actions/AppLink.tsx';
import type { AccountLink_entry$key } from './__generated__/AccountLink_entry.graphql.ts';

/** Subject of a ledger entry: an invoice, or a payment or credit (`money`). */
export type Account = 'invoice' | 'money';

const fragment = graphql`
  fragment AccountLink_entry on LedgerEntry {
    invoiceNumber
    paymentNumber
    creditNumber
  }
`;

type AccountLinkProps = { entry: AccountLink_entry$key; account: Account };

/**
 * Link to the invoice, or to the payment or credit, of an entry; nothing without one, or if the viewer may not see it.
 */
export function AccountLink({ entry: key, account }: AccountLinkProps) {
  const { invoiceNumber, paymentNumber, creditNumber } = useFragment(fragment, key);
  const isOfCredit = !paymentNumber;
  const number = account === 'invoice' ? invoiceNumber : (paymentNumber ?? creditNumber);
  if (!number) return null;
  const ofMoney = isOfCredit ? links.customerCredit : links.payment;
  const to = account === 'invoice' ? links.invoice(number) : ofMoney(number);
  return (
    <AppLink to={to} whiteSpace="nowrap">
      {number}
    </AppLink>
  );
}
