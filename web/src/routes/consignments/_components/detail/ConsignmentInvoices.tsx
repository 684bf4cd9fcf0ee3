import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { ConsignmentInvoices_consignment$key } from './__generated__/ConsignmentInvoices_consignment.graphql.ts';

const fragment = graphql`
  fragment ConsignmentInvoices_consignment on Consignment {
    invoices {
      id
      number
      currency
      total
      statusName
      status {
        colour
      }
    }
  }
`;

/** Invoices for pieces of a consignment. */
export function ConsignmentInvoices(props: { consignment: ConsignmentInvoices_consignment$key }) {
  const { t } = useTranslation('consignments');
  const { invoices } = useFragment(fragment, props.consignment);
  if (invoices.length === 0) return null;
  return (
    <DetailPanel title={t('invoices.title')}>
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="3">
        {invoices.map(({ id, number, statusName, status, total, currency }) => (
          <Flex as="li" key={id} justify="space-between" gap="3">
            <Flex wrap="wrap" columnGap="3" minW="0">
              <AppLink to={links.invoice(number)} fontWeight="medium">
                {number}
              </AppLink>
              <StatusDot name={statusName} colour={status.colour} />
            </Flex>
            <Money amount={total} currency={currency} />
          </Flex>
        ))}
      </chakra.ul>
    </DetailPanel>
  );
}
