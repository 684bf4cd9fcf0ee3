import { Button, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { Money } from '../../../ui/data/Money.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import type { TotalsTraceQuery } from './__generated__/TotalsTraceQuery.graphql.ts';

const query = graphql`
  query TotalsTraceQuery {
    cart {
      totals {
        currency
        subTotal
        discountValue
        shippingPrice
        salesTaxValue
        grandTotal
        trace {
          of
          kind
          name
          promotionKind
          total
          quantity
          rate
          amount
        }
      }
    }
  }
`;

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'normal' },
    '& td': { color: 'fg.muted', ps: '3' },
    '& td:last-child': { textAlign: 'end', color: 'fg', whiteSpace: 'nowrap' },
    '& tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& th, & td': { py: '1.5', verticalAlign: 'top' },
    '& thead': { srOnly: true },
    '& tfoot th, & tfoot td': { fontWeight: 'semibold', color: 'fg' },
  },
});

type Totals = NonNullable<TotalsTraceQuery['response']['cart']>['totals'];
type Row = NonNullable<Totals['trace']>[number];

/** The numbers in order, with their labels. */
const NUMBERS = [
  ['SUB_TOTAL', 'subTotal'],
  ['DISCOUNT', 'discountValue'],
  ['SHIPPING', 'shippingPrice'],
  ['SALES_TAX', 'salesTaxValue'],
  ['GRAND_TOTAL', 'grandTotal'],
] as const;

/** Every number of the cart’s totals with the rows it sums. */
export function TotalsTrace({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart-extras');
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      title={t('trace.title')}
      size="lg"
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('trace.close')}
        </Button>
      }
    >
      <CardBoundary>
        <Suspense fallback={<LinesSkeleton lines={10} />}>
          <Traces />
        </Suspense>
      </CardBoundary>
    </ModalDialog>
  );
}

function Traces() {
  const { t } = useTranslation('cart-extras');
  const { cart } = useLazyLoadQuery<TotalsTraceQuery>(query, {}, { fetchPolicy: 'network-only' });
  const totals = cart?.totals;
  const { trace } = totals ?? {};
  if (!totals || !trace) return <Text color="fg.muted">{t('trace.none')}</Text>;
  return (
    <Stack gap="5">
      {NUMBERS.map(([number, field]) => (
        <TraceTable
          key={number}
          total={number}
          amount={totals[field]}
          rows={trace.filter(({ of }) => of === number)}
          currency={totals.currency}
        />
      ))}
    </Stack>
  );
}

type TraceTableProps = {
  total: string;
  amount: string | null | undefined;
  rows: readonly Row[];
  currency: string;
};

function TraceTable({ total, amount, rows, currency }: TraceTableProps) {
  const { t } = useTranslation('cart-extras');
  const formulaOf = useFormula(currency);
  const name = t(`trace.total.${total}`);
  return (
    <section>
      <Heading as="h3" textStyle="sm" mb="1">
        {name}
      </Heading>
      <Table aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('trace.what')}</th>
            <th scope="col">{t('trace.how')}</th>
            <th scope="col">{t('trace.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows have only their index as a key, and never move.
            <tr key={index}>
              <th scope="row">{nameOf(row, t)}</th>
              <td>{formulaOf(row)}</td>
              <td>
                <Money amount={row.amount} currency={currency} />
              </td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                {t('trace.nothing')}
              </th>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {name}
            </th>
            <td>
              <Money amount={amount} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </Table>
    </section>
  );
}

function nameOf({ kind, name, total }: Row, t: ReturnType<typeof useTranslation>['t']): string {
  if (total) return t(`trace.total.${total}`);
  return t(`trace.row.${kind}`, { name, defaultValue: name ?? '' });
}

/** Formula of a row, in the user’s language. */
function useFormula(currency: string) {
  const { t } = useTranslation('cart-extras');
  const { money, percent, number } = useFormat();
  return ({ kind, promotionKind, quantity, rate }: Row): string => {
    const inMoney = (amount: string | null | undefined) => (amount == null ? '' : money(amount, currency));
    if (promotionKind) {
      const values = { percent: rate == null ? '' : percent(rate), amount: inMoney(rate) };
      return t(`trace.promotion.${promotionKind}`, values);
    }
    const isTax = kind === 'TAX';
    return t(`trace.formula.${kind}`, {
      quantity: isTax ? inMoney(quantity) : quantity == null ? '' : number(Number(quantity)),
      rate: isTax ? percent(rate ?? '0') : inMoney(rate),
      defaultValue: '',
    });
  };
}
