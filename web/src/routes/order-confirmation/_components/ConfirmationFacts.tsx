import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import type { ConfirmationFacts_order$key } from './__generated__/ConfirmationFacts_order.graphql.ts';

const fragment = graphql`
  fragment ConfirmationFacts_order on OrderGroup {
    poNumber
    customerWoNumber
    customer {
      name
      accountNumber
    }
    placedBy {
      fullName
    }
    actingBy {
      fullName
    }
    shippingMethod {
      name
    }
    attributes {
      attributeName
      value
    }
  }
`;

/** Author, and the customer’s references and answers. */
export function ConfirmationFacts({ order }: { order: ConfirmationFacts_order$key }) {
  const { t } = useTranslation('order-confirmation');
  const { customer, poNumber, customerWoNumber, placedBy, actingBy, shippingMethod, attributes } =
    useFragment(fragment, order);
  const facts: [string, string | null | undefined][] = [
    ['customer', `${customer.name}, ${customer.accountNumber}`],
    ['poNumber', poNumber],
    ['customerWoNumber', customerWoNumber],
    [
      'placedBy',
      actingBy ? t('onBehalf', { staff: actingBy.fullName, user: placedBy.fullName }) : placedBy.fullName,
    ],
    ['shippingMethod', shippingMethod?.name],
  ];
  return (
    <KeyValueList
      entries={[
        ...facts.flatMap(([key, value]) => (value ? [{ label: t(`facts.${key}`), value }] : [])),
        ...attributes.map(({ attributeName, value }) => ({ label: attributeName, value })),
      ]}
    />
  );
}
