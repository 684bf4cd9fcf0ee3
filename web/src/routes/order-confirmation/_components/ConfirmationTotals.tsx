import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useReductions } from '../../../orders/reductions/useReductions.ts';
import { taxRows } from '../../../orders/tax-rows.ts';
import { useChargeRows } from '../../../orders/useChargeRows.ts';
import { type TotalRow, TotalsList } from '../../../ui/data/TotalsList.tsx';
import type { ConfirmationTotals_order$key } from './__generated__/ConfirmationTotals_order.graphql.ts';

const fragment = graphql`
  fragment ConfirmationTotals_order on OrderGroup {
    currency
    subTotal
    salesTaxValue
    taxComponents {
      ...taxRows_component
    }
    grandTotal
    ...useReductions_order
    ...useChargeRows_order
  }
`;

/** The totals of the order; nothing for users who may not see amounts. */
export function ConfirmationTotals({ order }: { order: ConfirmationTotals_order$key }) {
  const { t } = useTranslation('order-confirmation');
  const { percent } = useFormat();
  const sums = useFragment(fragment, order);
  const charges = useChargeRows(sums, t('total'));
  const { discounts, shipping } = useReductions(sums);
  if (sums.grandTotal == null) return null;
  const rows: TotalRow[] = [
    { key: 'subTotal', label: t('cart:subTotal'), amount: sums.subTotal },
    ...discounts,
    ...shipping,
    ...taxRows(sums, { none: t('tax'), percent }),
    ...charges,
  ];
  return (
    <Box alignSelf="flex-end" width="full" maxW="sm">
      <TotalsList rows={rows} currency={sums.currency} isPrinted />
    </Box>
  );
}
