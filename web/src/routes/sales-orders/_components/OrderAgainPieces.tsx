import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
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
  }
`;

const Piece = chakra('li', { base: { py: '2', borderTopWidth: '1px', borderColor: 'border.muted' } });

/** The pieces of an order at what they cost then and today. */
export function OrderAgainPieces({ reorder: key }: { reorder: OrderAgainPieces_reorder$key }) {
  const { t } = useTranslation('sales-orders');
  const { lines, currency } = useFragment(fragment, key);
  return (
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
