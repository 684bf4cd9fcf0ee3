import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { NumberStepper } from '../../../lib/forms/NumberStepper.tsx';
import type {
  OrderAgainPieces_reorder$data,
  OrderAgainPieces_reorder$key,
} from './__generated__/OrderAgainPieces_reorder.graphql.ts';

const fragment = graphql`
  fragment OrderAgainPieces_reorder on SalesOrderReorder {
    currency
    lines {
      lineId
      title
      quantity
      before
      after
    }
  }
`;

const Piece = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
});

type OrderAgainPiecesProps = {
  reorder: OrderAgainPieces_reorder$key;
  /** Typed quantities by line id. */
  quantities: ReadonlyMap<string, number>;
  onQuantity: (lineId: string, quantity: number) => void;
};

/** The pieces of an order with their price then and now, and the quantities to order; none skips a line. */
export function OrderAgainPieces({ reorder: key, quantities, onQuantity }: OrderAgainPiecesProps) {
  const { t } = useTranslation('sales-orders');
  const { lines, currency } = useFragment(fragment, key);
  return (
    <chakra.ul listStyle="none" aria-label={t('again.pieces')} maxH="60" overflowY="auto" tabIndex={0}>
      {lines.map((line) => (
        <Piece key={line.lineId}>
          <Box flex="1" minW="0">
            <Text>{line.title}</Text>
            <PieceNow line={line} currency={currency} />
          </Box>
          <NumberStepper
            label={t('again.quantityOf', { title: line.title })}
            value={quantities.get(line.lineId) ?? line.quantity}
            min={0}
            onChange={(quantity) => onQuantity(line.lineId, quantity)}
          />
        </Piece>
      ))}
    </chakra.ul>
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
