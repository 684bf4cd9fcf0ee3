import { graphql } from '../../gql/gql.ts';

/** GET /invoices. */
export const RestListInvoices = graphql(`
  query RestListInvoices($tab: OrderTab, $filter: InvoiceFilter, $orderBy: InvoiceOrder, $skip: Int, $first: Int) {
    invoices(tab: $tab, filter: $filter, orderBy: $orderBy, skip: $skip, first: $first) {
      totalCount(exact: true) {
        count
      }
      edges {
        node {
          ...RestInvoiceSummary
        }
      }
    }
  }
`);

/** The number of an invoice, for printing it. */
export const RestInvoiceNumber = graphql(`
  query RestInvoiceNumber($id: Int!) {
    invoice(databaseId: $id) {
      number
    }
  }
`);

/** POST /SalesOrders/:id/generate-paid-invoice. */
export const RestGeneratePaidInvoice = graphql(`
  mutation RestGeneratePaidInvoice($input: GeneratePaidInvoiceInput!) {
    result: generatePaidInvoice(input: $input) {
      __typename
      ... on GeneratePaidInvoiceSuccess {
        invoice {
          ...RestInvoiceSummary
        }
      }
      ...RestError
    }
  }
`);
