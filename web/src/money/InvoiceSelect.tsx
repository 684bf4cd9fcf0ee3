import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { SelectField } from '../lib/forms/SelectField.tsx';
import { useDebouncedQuery } from '../lib/relay/useDebouncedQuery.ts';
import type { InvoiceSelectQuery } from './__generated__/InvoiceSelectQuery.graphql.ts';

const query = graphql`
  query InvoiceSelectQuery($filter: InvoiceFilter, $orderBy: InvoiceOrder) {
    invoices(first: 100, filter: $filter, orderBy: $orderBy) {
      edges {
        node {
          id
          number
          issuedOn
          dueOn
          currency
          total
          balance
        }
      }
    }
  }
`;

type InvoiceSelectProps = {
  name: string;
  label: string;
  hint?: string;
  /** First entry, selected without an invoice. */
  placeholder: string;
  customerId: number;
  /** `owed`: with an open balance, by due date; `issued`: all issued invoices, newest first. */
  of: 'owed' | 'issued';
  onChange?: (invoiceId: string) => void;
};

/** Selection of an invoice of a customer. */
export function InvoiceSelect({ customerId, of, ...field }: InvoiceSelectProps) {
  const { t } = useTranslation('money');
  const { money, date } = useFormat();
  const isOwed = of === 'owed';
  const statusCodes = isOwed ? ['OPEN', 'PARTIALLY_PAID'] : ['OPEN', 'PARTIALLY_PAID', 'PAID', 'WRITTEN_OFF'];
  const { data } = useDebouncedQuery<InvoiceSelectQuery>(
    query,
    {
      filter: { customerId, statusCodes },
      orderBy: isOwed ? { field: 'DUE_ON', direction: 'ASC' } : { field: 'ISSUED_ON', direction: 'DESC' },
    },
    { pauseMs: 0 },
  );
  const options = (data?.invoices.edges ?? []).map(({ node }) => {
    const { id, number, issuedOn, dueOn, currency, total, balance } = node;
    const words = isOwed
      ? t('invoice.owed', { number, due: dueOn ? date(dueOn) : '', balance: money(balance, currency) })
      : t('invoice.billed', {
          number,
          issued: issuedOn ? date(issuedOn) : '',
          total: money(total, currency),
        });
    return { value: id, label: words };
  });
  return <SelectField {...field} options={options} />;
}
