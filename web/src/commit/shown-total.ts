import { graphql, readInlineData } from 'react-relay/hooks';
import type { shownTotal_order$key } from './__generated__/shownTotal_order.graphql.ts';

const fragment = graphql`
  fragment shownTotal_order on OrderPreview @inline {
    amounts {
      grandTotal
    }
  }
`;

/** A total that the last step shows; only `shownTotal` makes one. */
export type ShownTotal = string & { readonly isShown: true };

/** The total of an order that its last step shows, to send when the customer agrees; null without prices. */
export function shownTotal(order: shownTotal_order$key | null | undefined): ShownTotal | null {
  const total = order && readInlineData(fragment, order).amounts?.grandTotal;
  return (total ?? null) as ShownTotal | null;
}
