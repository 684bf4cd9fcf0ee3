import { graphql } from 'react-relay/hooks';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import type { usePayInvoicesMutation } from './__generated__/usePayInvoicesMutation.graphql.ts';

const mutation = graphql`
  mutation usePayInvoicesMutation($input: PayInvoicesInput!) {
    result: payInvoices(input: $input) {
      __typename
      ... on PayInvoicesSuccess {
        isConfirmed
        payments {
          id
          number
          available
        }
        invoices {
          id
          number
          balance
          status {
            code
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Pays invoices with available funds and a card. */
export function usePayInvoices() {
  return useResultMutation<usePayInvoicesMutation>(mutation);
}
