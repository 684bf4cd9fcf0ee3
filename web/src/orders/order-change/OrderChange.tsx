import type { AmountsAfter_amounts$key } from './__generated__/AmountsAfter_amounts.graphql.ts';
import { ActionPreview, type ActionPreviewProps } from './ActionPreview.tsx';
import { AmountsAfter } from './AmountsAfter.tsx';

type OrderChangeProps = ActionPreviewProps & {
  /** Code of the order. */
  order: string;
  currency: string;
  before: AmountsAfter_amounts$key | null | undefined;
  after: AmountsAfter_amounts$key | null | undefined;
};

/** Preview of an order’s total after an action. Without sums for users who may not see prices. */
export function OrderChange({ order, currency, before, after, ...request }: OrderChangeProps) {
  return (
    <ActionPreview {...request}>
      {before && after && <AmountsAfter order={order} before={before} after={after} currency={currency} />}
    </ActionPreview>
  );
}
