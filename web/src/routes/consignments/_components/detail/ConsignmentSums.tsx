import { Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { ConsignmentSums_consignment$key } from './__generated__/ConsignmentSums_consignment.graphql.ts';

const fragment = graphql`
  fragment ConsignmentSums_consignment on Consignment {
    currency
    pieces {
      state
      quantity
      value
    }
    ageing {
      age
      quantity
      value
    }
  }
`;

/** Number of pieces per state, and the age of those with the customer. */
export function ConsignmentSums({ consignment: key }: { consignment: ConsignmentSums_consignment$key }) {
  const { t } = useTranslation('consignments');
  const { money } = useFormat();
  const { pieces, ageing, currency } = useFragment(fragment, key);
  // Everything was unpacked.
  if (pieces.length === 0) return null;
  const some = ageing.filter(({ quantity }) => quantity > 0);
  const textOf = ({ quantity, value }: { quantity: number; value: string | null | undefined }) =>
    [t('line.quantity', { count: quantity }), value != null && money(value, currency)]
      .filter(Boolean)
      .join(' · ');
  return (
    <DetailPanel title={t('sums.title')}>
      <KeyValueList entries={pieces.map((sum) => ({ label: t(`state.${sum.state}`), value: textOf(sum) }))} />
      {some.length > 0 && (
        <>
          <Heading as="h3" textStyle="sm" color="fg.muted">
            {t('sums.ageing')}
          </Heading>
          <KeyValueList entries={some.map((sum) => ({ label: t(`age.${sum.age}`), value: textOf(sum) }))} />
        </>
      )}
    </DetailPanel>
  );
}
