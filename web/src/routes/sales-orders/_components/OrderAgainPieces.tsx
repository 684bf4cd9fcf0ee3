import { chakra, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { reductionRows } from '../../../orders/reduction-rows.ts';
import { useReductionFormula } from '../../../orders/useReductionFormula.ts';
import { TotalsList } from '../../../ui/data/TotalsList.tsx';
import type {
  OrderAgainPieces_reorder$data,
  OrderAgainPieces_reorder$key,
} from './__generated__/OrderAgainPieces_reorder.graphql.ts';

const fragment = graphql`
  fragment OrderAgainPieces_reorder on SalesOrderReorder {
    currency
    lines {
      title
      quantity
      before
      after
    }
    amounts {
      subTotal
      discountValue
      shippingPrice
      salesTaxValue
      grandTotal
    }
    promotions {
      code
      name
      kind
      amount
      ...useReductionFormula_promotion
    }
  }
`;

const Piece = chakra('li', { base: { py: '2', borderTopWidth: '1px', borderColor: 'border.muted' } });

type OrderAgainPiecesProps = { reorder: OrderAgainPieces_reorder$key; isPending: boolean };

/** The pieces of an order at what they cost then and today, and what all of them come to. */
export function OrderAgainPieces({ reorder: key, isPending }: OrderAgainPiecesProps) {
  const { t } = useTranslation('sales-orders');
  const { lines, currency, amounts, promotions } = useFragment(fragment, key);
  const { discounts, shipping } = reductionRows(
    { promotions, discountValue: amounts?.discountValue, shippingPrice: amounts?.shippingPrice },
    t,
    useReductionFormula(currency),
  );
  const sums = [
    { key: 'subTotal', label: t('sums.subTotal'), amount: amounts?.subTotal },
    ...discounts,
    ...shipping,
    { key: 'salesTaxValue', label: t('sums.salesTaxValue'), amount: amounts?.salesTaxValue },
    { key: 'grandTotal', label: t('sums.grandTotal'), amount: amounts?.grandTotal, isGrand: true },
  ];
  return (
    <Stack gap="3" aria-live="polite" aria-busy={isPending} opacity={isPending ? 0.6 : 1}>
      <chakra.ul listStyle="none" aria-label={t('again.pieces')} maxH="60" overflowY="auto" tabIndex={0}>
        {lines.map((line, index) => (
          // The pieces are read as a whole and stay in their order.
          <Piece key={index}>
            <Text>
              {line.quantity} × {line.title}
            </Text>
            <PieceNow line={line} currency={currency} />
          </Piece>
        ))}
      </chakra.ul>
      {amounts && <TotalsList rows={sums} currency={currency} />}
    </Stack>
  );
}

type PieceNowProps = { line: OrderAgainPieces_reorder$data['lines'][number]; currency: string };

function PieceNow({ line: { before, after }, currency }: PieceNowProps) {
  const { t } = useTranslation('sales-orders');
  const { money } = useFormat();
  const said =
    after == null
      ? t('again.onRequest')
      : Number(after) === Number(before)
        ? t('again.same', { price: money(after, currency) })
        : t('again.each', { before: money(before, currency), after: money(after, currency) });
  return (
    <Text textStyle="xs" color="fg.muted">
      {said}
    </Text>
  );
}
