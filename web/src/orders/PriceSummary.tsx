import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Money } from '../ui/data/Money.tsx';
import type { PriceSummary_row$key } from './__generated__/PriceSummary_row.graphql.ts';

const fragment = graphql`
  fragment PriceSummary_row on PriceRow @relay(plural: true) {
    kind
    name
    amount
  }
`;

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '6',
    rowGap: '1.5',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end' },
  },
});

type PriceSummaryProps = { rows: PriceSummary_row$key; currency: string };

/** The components of a unit price: metal, stones, labour, finish, adjustment. */
export function PriceSummary({ rows: key, currency }: PriceSummaryProps) {
  const rows = useFragment(fragment, key);
  return (
    <Rows>
      {rows.flatMap(({ kind, name, amount }) => [
        <dt key={`${kind} name`}>{name}</dt>,
        <dd key={`${kind} amount`}>
          <Money amount={amount} currency={currency} />
        </dd>,
      ])}
    </Rows>
  );
}
