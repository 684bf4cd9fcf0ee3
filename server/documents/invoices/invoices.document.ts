import { INVOICES_PRINT } from '../../domains/invoices/rules/transitions.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { MAX_LISTED_IDS } from '../../lists/only-these.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { invoiceTitle } from './invoice-title.ts';

document('invoices', {
  permission: INVOICES_PRINT,
  by: 'ids',
  most: MAX_LISTED_IDS,
  query: graphql(`
    query DocumentInvoices($ids: [ID!]!) {
      invoices(first: 100, filter: { invoiceIds: $ids }, orderBy: { field: NUMBER, direction: ASC }) {
        edges {
          node {
            ...DocumentInvoice
          }
        }
      }
    }
  `),
  variables: (ids) => ({ ids: [...ids] }),
  sheets: ({ invoices: { edges } }, tools, ids) => {
    const sheets = edges.flatMap(({ node }) => invoiceSheet(node, tools) ?? []);
    // Print all or none: a missing invoice in the pile would be noticed too late.
    return sheets.length === new Set(ids).size ? sheets : null;
  },
  title: invoiceTitle,
  sample: async ({ invoice }) => [encodeGlobalId('Invoice', await invoice())],
});
