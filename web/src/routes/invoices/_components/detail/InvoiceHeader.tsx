import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../../../../links.ts';
import { WaitingOn } from '../../../../orders/waiting/WaitingOn.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { DetailHeader } from '../../../../ui/layout/DetailHeader.tsx';
import { InvoiceActions } from '../actions/InvoiceActions.tsx';
import { DueDate } from '../DueDate.tsx';
import type { InvoiceHeader_invoice$key } from './__generated__/InvoiceHeader_invoice.graphql.ts';

const fragment = graphql`
  fragment InvoiceHeader_invoice on Invoice {
    id
    number
    currency
    poNumber
    dueOn
    isOverdue
    total
    balance
    issuedOn
    closeReason
    statusName
    status {
      colour
    }
    customer {
      name
    }
    waitingFor {
      who
      ...WaitingOn_for
    }
    ...InvoiceActions_invoice
  }
`;

type InvoiceHeaderProps = {
  invoice: InvoiceHeader_invoice$key;
  listSearch: string;
  neighbours: ReactNode;
  onChoose: (action: string) => void;
};

/** Header: number, status, due date, total, balance, and available actions. */
export function InvoiceHeader({ invoice: key, listSearch, neighbours, onChoose }: InvoiceHeaderProps) {
  const { t } = useTranslation('invoices');
  const invoice = useFragment(fragment, key);
  const { number, currency, statusName, status, customer, poNumber, closeReason, waitingFor } = invoice;
  return (
    <DetailHeader
      crumbs={[{ label: t('money') }, { label: t('title'), to: links.invoices() + listSearch }]}
      neighbours={neighbours}
      number={number}
      state={<StatusDot name={statusName} colour={status.colour} />}
      lines={[
        [customer.name, poNumber].filter(Boolean).join(' · '),
        closeReason && t('closed', { reason: closeReason }),
      ]}
      facts={[
        invoice.dueOn && {
          label: t('column.due'),
          value: <DueDate dueOn={invoice.dueOn} isOverdue={invoice.isOverdue} />,
        },
        { label: t('column.total'), value: <Money amount={invoice.total} currency={currency} /> },
        invoice.issuedOn && {
          label: t('column.balance'),
          value: <Money amount={invoice.balance} currency={currency} />,
        },
        waitingFor?.who === 'CUSTOMER' && {
          label: t('waiting'),
          value: <WaitingOn waitingFor={waitingFor} subject={invoice} />,
        },
      ]}
    >
      <InvoiceActions invoice={invoice} onChoose={onChoose} />
    </DetailHeader>
  );
}
