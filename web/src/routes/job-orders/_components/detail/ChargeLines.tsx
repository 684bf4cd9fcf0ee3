import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import { AmountLine } from '../../../../ui/data/AmountLine.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import type { ChargeLines_job$key } from './__generated__/ChargeLines_job.graphql.ts';

const fragment = graphql`
  fragment ChargeLines_job on JobOrder {
    currency
    charges {
      id
      name
      amount
    }
  }
`;

/** Changes of a job’s total since it was ordered, one per line. */
export function ChargeLines({ job: key }: { job: ChargeLines_job$key }) {
  const { charges, currency } = useFragment(fragment, key);
  return charges.map(({ id, name, amount }) => (
    <AmountLine key={id}>
      <Text color="fg.muted">{name}</Text>
      <Money amount={amount} currency={currency} />
    </AmountLine>
  ));
}
