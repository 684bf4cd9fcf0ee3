import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { Money } from '../ui/data/Money.tsx';
import type { PriceBreakdown_row$key } from './__generated__/PriceBreakdown_row.graphql.ts';

const fragment = graphql`
  fragment PriceBreakdown_row on PriceRow @relay(plural: true) {
    kind
    code
    name
    quantity
    unit
    rate
    amount
  }
`;

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'table',
    '& th, & td': { py: '1', pe: '4', textAlign: 'start' },
    '& th': { fontWeight: 'medium', color: 'fg.muted' },
    '& td': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& :is(th, td):nth-of-type(n + 2)': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& :is(th, td):last-of-type': { pe: '0' },
  },
});

type PriceBreakdownProps = { rows: PriceBreakdown_row$key; currency: string };

/** How the price of one piece was calculated: each row with quantity, rate and amount. */
export function PriceBreakdown({ rows: key, currency }: PriceBreakdownProps) {
  const { t } = useTranslation('orders');
  const { number } = useFormat();
  const rows = useFragment(fragment, key);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('price.column.name')}</th>
          <th scope="col">{t('price.column.quantity')}</th>
          <th scope="col">{t('price.column.rate')}</th>
          <th scope="col">{t('price.column.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, code, name, quantity, unit, rate, amount }) => (
          <tr key={[kind, code, name].join(' ')}>
            <td>{name}</td>
            <td>{quantity && `${number(quantity)} ${unit ?? ''}`}</td>
            <td>{rate && number(rate)}</td>
            <td>
              <Money amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
