import { graphql } from 'react-relay/hooks';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { QuoteRef } from '../actions/quote-dialog.ts';
import type { useLineQuantitiesMutation } from './__generated__/useLineQuantitiesMutation.graphql.ts';

const mutation = graphql`
  mutation useLineQuantitiesMutation($input: UpdatePriceQuoteLineInput!) {
    result: updatePriceQuoteLine(input: $input) {
      __typename
      ... on UpdatePriceQuoteLineSuccess {
        priceQuote {
          ...QuoteView_quote
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Quantities of an offer’s lines: saved immediately and recalculated. */
export function useLineQuantities({ id, number, version }: QuoteRef) {
  const { failed } = useOperationToasts('quotes');
  const [commit, isSaving] = useResultMutation<useLineQuantitiesMutation>(mutation);

  async function change(lineKey: number, quantity: number): Promise<void> {
    const outcome = await commit({ input: { id, version, lineKey, quantity } });
    if (!outcome.ok) failed('saving', number, outcome.failure);
  }

  return { change, isSaving };
}

/** Changes the quantities. */
export type LineQuantities = ReturnType<typeof useLineQuantities>;
