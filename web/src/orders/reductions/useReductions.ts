import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useReductions_order$key } from './__generated__/useReductions_order.graphql.ts';
import { type ReductionRows, reductionRows } from './reduction-rows.ts';
import { useReductionFormula } from './useReductionFormula.ts';

const fragment = graphql`
  fragment useReductions_order on OrderGroup {
    currency
    discountValue
    shippingPrice
    promotions {
      code
      name
      kind
      amount
      ...useReductionFormula_promotion
    }
  }
`;

/** Reductions of an order as of its placement, as rows of its sums. */
export function useReductions(order: useReductions_order$key): ReductionRows {
  const { t } = useTranslation();
  const sums = useFragment(fragment, order);
  return reductionRows(sums, t, useReductionFormula(sums.currency));
}
