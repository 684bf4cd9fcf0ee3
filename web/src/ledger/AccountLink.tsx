import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../links.ts';
import { AppLink } from '../ui/actions/AppLink.tsx';
import type { AccountLink_entry$key } from './__generated__/AccountLink_entry.graphql.ts';

/** What an entry of the ledger can be about: an invoice, or money of the customer, which is a payment or a credit. */
export type Account = 'invoice' | 'money';

const fragment = graphql`
  fragment AccountLink_entry on LedgerEntry {
    invoiceNumber
    paymentNumber
    creditNumber
  }
`;

type AccountLinkProps = { entry: AccountLink_entry$key; account: Account };

/** The invoice, or the payment or credit, that an entry is about; nothing where it is about none, or one that is not shown. */
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
