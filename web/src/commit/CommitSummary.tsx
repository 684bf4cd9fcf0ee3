import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { PricingNote } from '../orders/PricingNote.tsx';
import { reductionRows } from '../orders/reductions/reduction-rows.ts';
import { useReductionFormula } from '../orders/reductions/useReductionFormula.ts';
import { SnapshotLines } from '../orders/SnapshotLines.tsx';
import { taxRows } from '../orders/tax-rows.ts';
import { KeyValueList } from '../ui/data/KeyValueList.tsx';
import { Money } from '../ui/data/Money.tsx';
import { TotalsList } from '../ui/data/TotalsList.tsx';
import type {
  CommitSummary_order$data,
  CommitSummary_order$key,
} from './__generated__/CommitSummary_order.graphql.ts';

const fragment = graphql`
  fragment CommitSummary_order on OrderPreview {
    lines {
      jobNumber
      title
      quantity
      unitPrice
      linePrice
      pricingNote
      reference
      note
      promisedOn
    }
    poNumber
    notes
    shippingAddress {
      lines
      ...SnapshotLines_address
    }
    billingAddress {
      lines
      ...SnapshotLines_address
    }
    shippingMethod {
      name
    }
    currency
    amounts {
      subTotal
      discountValue
      shippingPrice
      salesTaxValue
      grandTotal
    }
    taxComponents {
      ...taxRows_component
    }
    promotions {
      code
      name
      kind
      amount
      ...useReductionFormula_promotion
    }
    promisedOn
  }
`;

const Pieces = chakra('ul', {
  base: {
    listStyle: 'none',
    maxH: '60',
    overflowY: 'auto',
    textStyle: 'sm',
    '& li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

const Piece = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    py: '2',
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' },
  },
});

type CommitSummaryProps = {
  order: CommitSummary_order$key;
  /** The shown data belongs to an earlier choice. */
  isPending?: boolean;
  /** Shown instead of the pieces, with more about them. */
  pieces?: ReactNode;
  /** The jobs that `pieces` are about, if the order has others; absent: all. */
  piecesOf?: readonly string[] | undefined;
};

/**
 * The last step before a customer commits to a payment, shared by all such forms: pieces with notes, destination,
 * shipping, all sums with the total, and the promised day. The form sends the total shown here.
 */
export function CommitSummary({ order: key, isPending = false, pieces, piecesOf }: CommitSummaryProps) {
  const { t } = useTranslation('commit');
  const { date, percent } = useFormat();
  const order = useFragment(fragment, key);
  const { lines, poNumber, notes, amounts, currency, shippingMethod, promisedOn, promotions } = order;
  const { discounts, shipping } = reductionRows(
    { promotions, discountValue: amounts?.discountValue, shippingPrice: amounts?.shippingPrice },
    t,
    useReductionFormula(currency),
  );
  const listed = pieces
    ? lines.filter(({ jobNumber }) => piecesOf && !(jobNumber && piecesOf.includes(jobNumber)))
    : lines;
  const isOneAddress = order.shippingAddress.lines.join('\n') === order.billingAddress.lines.join('\n');
  const facts = [
    { label: t('method'), value: shippingMethod?.name ?? t('noMethod') },
    { label: t('arrival'), value: promisedOn ? date(promisedOn) : t('noArrival') },
    ...(poNumber ? [{ label: t('po'), value: poNumber }] : []),
    ...(notes ? [{ label: t('notes'), value: notes }] : []),
  ];
  return (
    <Stack
      as="section"
      gap="4"
      aria-label={t('title')}
      aria-live="polite"
      aria-busy={isPending}
      opacity={isPending ? 0.6 : 1}
    >
      {pieces}
      {listed.length > 0 && (
        <div>
          {pieces && (
            <Text textStyle="xs" color="fg.muted">
              {t('others')}
            </Text>
          )}
          <Pieces aria-label={t(pieces ? 'others' : 'pieces')} tabIndex={0}>
            {listed.map((line, index) => (
              // The pieces are read as a whole and keep their order.
              <PieceOf key={index} line={line} currency={currency} />
            ))}
          </Pieces>
        </div>
      )}
      {isOneAddress ? (
        <Address title={t('shipAndBillTo')} address={order.shippingAddress} />
      ) : (
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <Address title={t('shipTo')} address={order.shippingAddress} />
          <Address title={t('billTo')} address={order.billingAddress} />
        </Box>
      )}
      <KeyValueList entries={facts} />
      {amounts ? (
        <TotalsList
          currency={currency}
          rows={[
            { key: 'subTotal', label: t('subTotal'), amount: amounts.subTotal },
            ...discounts,
            ...shipping,
            ...taxRows(
              { salesTaxValue: amounts.salesTaxValue, taxComponents: order.taxComponents },
              { none: t('tax'), percent },
            ),
            { key: 'grand', label: t('total'), amount: amounts.grandTotal, isGrand: true },
          ]}
        />
      ) : (
        <Text color="fg.muted">{t('noPrices')}</Text>
      )}
    </Stack>
  );
}

type PieceOfProps = { line: CommitSummary_order$data['lines'][number]; currency: string };

function PieceOf({ line, currency }: PieceOfProps) {
  const { t } = useTranslation('commit');
  const { money } = useFormat();
  const { title, quantity, unitPrice, linePrice, reference, note, pricingNote } = line;
  return (
    <Piece>
      <div>
        {quantity > 1 ? `${quantity} × ${title}` : title}
        {quantity > 1 && unitPrice != null && (
          <small>{t('each', { price: money(unitPrice, currency) })}</small>
        )}
        {reference && <small>{t('reference', { reference })}</small>}
        {note && <small>{t('note', { note })}</small>}
        {unitPrice != null && <PricingNote note={pricingNote} />}
      </div>
      <Money amount={linePrice} currency={currency} fallback="" />
    </Piece>
  );
}

type AddressProps = { title: string; address: CommitSummary_order$data['shippingAddress'] };

function Address({ title, address }: AddressProps) {
  return (
    <div>
      <Text textStyle="xs" color="fg.muted">
        {title}
      </Text>
      <SnapshotLines address={address} />
    </div>
  );
}
