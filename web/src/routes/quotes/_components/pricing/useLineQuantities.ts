import { graphql } from 'react-relay/hooks';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastError } from '../../../../ui/feedback/toaster.ts';
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
export function useLineQuantities({ id, version }: Pick<QuoteRef, 'id' | 'version'>) {
  const { ofFailure } = useErrorText('quotes');
  const [commit, isSaving] = useResultMutation<useLineQuantitiesMutation>(mutation);

  async function change(lineKey: number, quantity: number): Promise<void> {
    const outcome = await commit({ input: { id, version, lineKey, quantity } });
    if (!outcome.ok) toastError(ofFailure(outcome.failure));
  }

  return { change, isSaving };
}

/** Changes the quantities. */
export type LineQuantities = ReturnType<typeof useLineQuantities>;
