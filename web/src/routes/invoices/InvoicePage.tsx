import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import type { RelayPageProps } from '../../lib/relay/relay-route.tsx';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { usePageTitle } from '../../lib/routing/usePageTitle.ts';
import { links } from '../../links.ts';
import { ListNeighbours } from '../../list/ListNeighbours.tsx';
import type { InvoicePageQuery } from './__generated__/InvoicePageQuery.graphql.ts';
import { InvoiceView } from './_components/detail/InvoiceView.tsx';
import { invoiceList } from './_lib/invoice-list.ts';

/** Query of an invoice, with its neighbours in the list given by the URL. */
const invoicePageQuery = graphql`
  query InvoicePageQuery($number: String!, $tab: OrderTab!, $filter: InvoiceFilter, $orderBy: InvoiceOrder) {
    invoice(number: $number) {
      id
      number
      ...InvoiceView_invoice
    }
    invoiceNeighbours(number: $number, tab: $tab, filter: $filter, orderBy: $orderBy) {
      previous
      next
    }
  }
`;

/** An invoice: lines, totals, payments, and history. */
export function InvoicePage({ queryRef }: RelayPageProps<InvoicePageQuery>) {
  const data = usePreloadedQuery<InvoicePageQuery>(invoicePageQuery, queryRef);
  const [address] = useSearchParams();
  const { invoice, invoiceNeighbours: beside } = data;
  if (!invoice) throw new NotFoundError('Invoice');
  usePageTitle(invoice.number);
  const place = invoiceList.search(invoiceList.withoutSelection(invoiceList.read(address)));
  const neighbour = (number: string | null | undefined) =>
    number ? { to: links.invoice(number) + place, name: number } : null;
  return (
    <InvoiceView
      key={invoice.id}
      invoice={invoice}
      listSearch={place}
      neighbours={<ListNeighbours previous={neighbour(beside.previous)} next={neighbour(beside.next)} />}
    />
  );
}
