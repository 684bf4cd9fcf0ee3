import { graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../../../lib/forms/run-mutation.ts';
import type { WrittenQuote } from '../../../orders/written-quote.ts';
import type { writeQuoteLineAddMutation } from './__generated__/writeQuoteLineAddMutation.graphql.ts';
import type { writeQuoteLineChangeMutation } from './__generated__/writeQuoteLineChangeMutation.graphql.ts';
import type { PieceOrder } from './usePlacePiece.ts';

const addMutation = graphql`
  mutation writeQuoteLineAddMutation($input: AddPriceQuoteLineInput!) {
    result: addPriceQuoteLine(input: $input) {
      __typename
      ... on AddPriceQuoteLineSuccess {
        priceQuote {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const changeMutation = graphql`
  mutation writeQuoteLineChangeMutation($input: UpdatePriceQuoteLineInput!) {
    result: updatePriceQuoteLine(input: $input) {
      __typename
      ... on UpdatePriceQuoteLineSuccess {
        priceQuote {
          number
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Adds the configured piece to a quote as a new line, or replaces a line. Reloads the quote. */
export function writeQuoteLine(environment: IEnvironment, { id, lineKey }: WrittenQuote, order: PieceOrder) {
  const updater = (store: { get: (id: string) => { invalidateRecord: () => void } | null | undefined }) =>
    store.get(id)?.invalidateRecord();
  if (lineKey !== null) {
    return runMutation<writeQuoteLineChangeMutation>(environment, changeMutation, {
      variables: { input: { id, lineKey, ...order } },
      updater,
    });
  }
  return runMutation<writeQuoteLineAddMutation>(environment, addMutation, {
    variables: { input: { id, ...order, idempotencyKey: crypto.randomUUID() } },
    updater,
  });
}
