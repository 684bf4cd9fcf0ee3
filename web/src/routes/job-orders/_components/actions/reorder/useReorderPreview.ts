import { graphql } from 'react-relay/hooks';
import { type MutationFailure, requestFailure } from '../../../../../lib/forms/mutation-failure.ts';
import { useDebouncedQuery } from '../../../../../lib/relay/useDebouncedQuery.ts';
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
      quantity
      currency
      subTotal
      order {
        ...shownTotal_order
        ...CommitSummary_order
      }
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
        parts {
          ...usePartTexts_parts
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

/** Preview of a re-order. */
export type ReorderFacts = NonNullable<useReorderPreviewQuery$data['reorderPreview']>;

/** The customer’s changes in a re-order. */
export type ReorderChanges = ReorderChangesInput;

type Preview = {
  /** Null until loaded, and if the viewer may not order it. */
  readonly facts: ReorderFacts | null;
  readonly failure: MutationFailure | null;
  /** Whether the facts belong to earlier changes. */
  readonly isPending: boolean;
};

/** The live preview of a re-order with these changes. A higher `attempt` refetches. */
export function useReorderPreview(jobOrderId: string, changes: ReorderChanges, attempt: number): Preview {
  const { data, error, isPending } = useDebouncedQuery<useReorderPreviewQuery>(
    query,
    { jobOrderId, changes },
    { attempt },
  );
  return { facts: data?.reorderPreview ?? null, failure: error && requestFailure(error), isPending };
}
