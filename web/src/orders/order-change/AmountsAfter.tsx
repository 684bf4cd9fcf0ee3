import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Money } from '../../ui/data/Money.tsx';
import type {
  AmountsAfter_amounts$data,
  AmountsAfter_amounts$key,
} from './__generated__/AmountsAfter_amounts.graphql.ts';
import { ChangeTable } from './ChangeTable.tsx';

const fragment = graphql`
  fragment AmountsAfter_amounts on OrderAmounts {
    subTotal
    discountValue
    shippingPrice
    salesTaxValue
    grandTotal
  }
`;

const PARTS = ['subTotal', 'discountValue', 'shippingPrice', 'salesTaxValue'] as const;

type Part = keyof Omit<AmountsAfter_amounts$data, ' $fragmentType'>;

type AmountsAfterProps = {
  /** Code of the order. */
  order: string;
  before: AmountsAfter_amounts$key;
  after: AmountsAfter_amounts$key;
  currency: string;
};

/** The total and sums of an order before and after an action, as a preview. */
export function AmountsAfter({ order, before: beforeKey, after: afterKey, currency }: AmountsAfterProps) {
  const { t } = useTranslation('orders');
  const before = useFragment(fragment, beforeKey);
  const after = useFragment(fragment, afterKey);
  const parts = PARTS.filter((part) => Number(before[part]) !== 0 || Number(after[part]) !== 0);
  const signed = (amounts: AmountsAfter_amounts$data, part: Part) =>
    part === 'discountValue' && Number(amounts[part]) !== 0 ? `-${amounts[part]}` : amounts[part];
  const row = (part: Part) => (
    <tr key={part}>
      <th scope="row">{t(`after.${part}`)}</th>
      <td>
        <Money amount={signed(before, part)} currency={currency} />
      </td>
      <td>
        <Money amount={signed(after, part)} currency={currency} />
      </td>
    </tr>
  );
  return (
    <ChangeTable>
      <caption>{t('after.title', { order })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('after.now')}</th>
          <th scope="col">{t('after.then')}</th>
        </tr>
      </thead>
      <tbody>{parts.map(row)}</tbody>
      <tfoot>{row('grandTotal')}</tfoot>
    </ChangeTable>
  );
}
