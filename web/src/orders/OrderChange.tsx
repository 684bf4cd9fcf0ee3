import { useEffect } from 'react';
import { requestFailure } from '../lib/forms/mutation-failure.ts';
import { useErrorText } from '../lib/forms/useErrorText.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { AmountsAfter_amounts$key } from './__generated__/AmountsAfter_amounts.graphql.ts';
import { AmountsAfter } from './AmountsAfter.tsx';

type OrderChangeProps = {
  /** Where the words of codes are. */
  namespace: string;
  /** Code of the order. */
  order: string;
  currency: string;
  before: AmountsAfter_amounts$key | null | undefined;
  after: AmountsAfter_amounts$key | null | undefined;
  isPending: boolean;
  error: Error | null;
  /** Hears whether the answer of now is shown; only then may the act be done. */
  onTold: (isTold: boolean) => void;
};

/** What an act makes of an order, while and after it is asked for. Shows no sums to who sees no prices. */
export function OrderChange(props: OrderChangeProps) {
  const { namespace, order, currency, before, after, isPending, error, onTold } = props;
  const { ofFailure } = useErrorText(namespace);
  const isTold = !isPending && error === null;
  useEffect(() => onTold(isTold), [onTold, isTold]);
  if (isPending) return <LinesSkeleton lines={3} />;
  if (error) return <Notice tone="warning">{ofFailure(requestFailure(error))}</Notice>;
  if (!before || !after) return null;
  return <AmountsAfter order={order} before={before} after={after} currency={currency} />;
}
