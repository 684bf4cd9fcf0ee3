import type { AmountsAfter_amounts$key } from './__generated__/AmountsAfter_amounts.graphql.ts';
import { AmountsAfter } from './AmountsAfter.tsx';
import { Told, type ToldProps } from './Told.tsx';

type OrderChangeProps = ToldProps & {
  /** Code of the order. */
  order: string;
  currency: string;
  before: AmountsAfter_amounts$key | null | undefined;
  after: AmountsAfter_amounts$key | null | undefined;
};

/** Preview of an order’s total after an action. Without sums for users who may not see prices. */
export function OrderChange({ order, currency, before, after, ...asked }: OrderChangeProps) {
  return (
    <Told {...asked}>
      {before && after && <AmountsAfter order={order} before={before} after={after} currency={currency} />}
    </Told>
  );
}
