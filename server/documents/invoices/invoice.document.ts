import { INVOICES_PRINT } from '../../domains/invoices/rules/transitions.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { invoiceTitle } from './invoice-title.ts';

document('invoice', {
  permission: INVOICES_PRINT,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentOneInvoice($number: String!) {
      invoice(number: $number) {
        ...DocumentInvoice
      }
    }
  `),
  variables: ([number = '']) => ({ number }),
  sheets: ({ invoice }, tools) => {
    const sheet = invoice && invoiceSheet(invoice, tools);
    return sheet ? [sheet] : null;
  },
  title: invoiceTitle,
  sample: async ({ invoiceNumber }) => [await invoiceNumber()],
});
