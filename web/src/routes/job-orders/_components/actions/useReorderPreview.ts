import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type MutationFailure, requestFailure } from '../../../../lib/forms/mutation-failure.ts';
import type {
  ReorderChangesInput,
  useReorderPreviewQuery,
  useReorderPreviewQuery$data,
} from './__generated__/useReorderPreviewQuery.graphql.ts';

const query = graphql`
  query useReorderPreviewQuery($jobOrderId: ID!, $changes: ReorderChangesInput) {
    reorderPreview(jobOrderId: $jobOrderId, changes: $changes) {
      before
      after
      quoteRequired
      promisedOn
      quantity
      currency
      subTotal
      discountValue
      shippingPrice
      salesTaxPercent
      salesTaxValue
      grandTotal
      shippingAddress {
        ...SnapshotLines_address
      }
      billingAddress {
        ...SnapshotLines_address
      }
      sellToAddress {
        ...SnapshotLines_address
      }
      shippingMethod {
        databaseId
      }
      shippingMethods {
        databaseId
        name
        price
      }
      jobOrder {
        title
        quantity
        poNumber
        reference
        endCustomer
        note
        size {
          us
        }
        choices {
          attributeId
          attributeName
          value
          optionId
        }
        orderGroup {
          customerWoNumber
        }
        customer {
          addresses {
            databaseId
            label
            line1
            city
          }
        }
      }
    }
  }
`;

/** What a re-order would be, as the server sees it. */
export type ReorderFacts = NonNullable<useReorderPreviewQuery$data['reorderPreview']>;

/** What the customer changes in a re-order. */
export type ReorderChanges = ReorderChangesInput;

type Preview = {
  /** Null until it is known, and when it is not the viewer's to order. */
  readonly facts: ReorderFacts | null;
  readonly failure: MutationFailure | null;
  /** The facts are those of an earlier change. */
  readonly isPending: boolean;
};

/** Typing pauses for so long before it is asked for. */
const PAUSE_MS = 250;

/** What a re-order would be with these changes, following them. A higher `attempt` asks again. */
export function useReorderPreview(jobOrderId: string, changes: ReorderChanges, attempt: number): Preview {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Omit<Preview, 'isPending'> & { of: string | null }>({
    facts: null,
    failure: null,
    of: null,
  });
  const asked = JSON.stringify({ jobOrderId, changes, attempt });

  useEffect(() => {
    // Its own text: the effect follows what is asked for, not the identity of objects made while rendering.
    const { jobOrderId: id, changes: said } = JSON.parse(asked) as {
      jobOrderId: string;
      changes: ReorderChanges;
    };
    let stop = () => {};
    const timer = setTimeout(() => {
      const subscription = fetchQuery<useReorderPreviewQuery>(
        environment,
        query,
        { jobOrderId: id, changes: said },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ reorderPreview }) => setAnswer({ facts: reorderPreview ?? null, failure: null, of: asked }),
        error: (error: Error) =>
          setAnswer(({ facts }) => ({ facts, failure: requestFailure(error), of: asked })),
      });
      stop = () => subscription.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, asked]);

  return { facts: answer.facts, failure: answer.failure, isPending: answer.of !== asked };
}
