import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { TotalsList } from '../../../ui/data/TotalsList.tsx';
import type { WholeOrderSums_amounts$key } from './__generated__/WholeOrderSums_amounts.graphql.ts';

const fragment = graphql`
  fragment WholeOrderSums_amounts on OrderAmounts {
    subTotal
    discountValue
    shippingPrice
    salesTaxValue
    grandTotal
  }
`;

type WholeOrderSumsProps = { title: string; amounts: WholeOrderSums_amounts$key; currency: string };

/** Totals of a whole order, with shipping and tax. */
export function WholeOrderSums({ title, amounts: key, currency }: WholeOrderSumsProps) {
  const { t } = useTranslation('jobs');
  const amounts = useFragment(fragment, key);
  const hasDiscount = Number(amounts.discountValue) > 0;
  const rows = [
    { key: 'subTotal', label: t('wholeOrder.subTotal'), amount: amounts.subTotal },
    ...(hasDiscount
      ? [{ key: 'discount', label: t('common:charges.discount'), amount: `-${amounts.discountValue}` }]
      : []),
    { key: 'shipping', label: t('common:charges.shipping'), amount: amounts.shippingPrice },
    { key: 'tax', label: t('wholeOrder.tax'), amount: amounts.salesTaxValue },
    { key: 'grand', label: t('group.grandTotal'), amount: amounts.grandTotal, isGrand: true },
  ];
  return (
    <Box as="section">
      <Heading as="h3" textStyle="sm" mb="2">
        {title}
      </Heading>
      <TotalsList rows={rows} currency={currency} />
    </Box>
  );
}
