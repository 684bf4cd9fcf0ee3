import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { links } from '../../../../links.ts';
import { useReductions } from '../../../../orders/reductions/useReductions.ts';
import { taxRows } from '../../../../orders/tax-rows.ts';
import { useChargeRows } from '../../../../orders/useChargeRows.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { AmountLine } from '../../../../ui/data/AmountLine.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { JobOrderGroup_job$key } from './__generated__/JobOrderGroup_job.graphql.ts';
import { SalesOrderOfGroup } from './SalesOrderOfGroup.tsx';

const fragment = graphql`
  fragment JobOrderGroup_job on JobOrder {
    number
    orderGroup {
      code
      currency
      customerWoNumber
      notes
      subTotal
      salesTaxValue
      taxComponents {
        ...taxRows_component
      }
      grandTotal
      ...SalesOrderOfGroup_order
      attributes {
        attributeName
        value
      }
      ...useReductions_order
      ...useChargeRows_order
      jobOrders {
        id
        number
        title
        status {
          name
          colour
        }
      }
    }
  }
`;

const Others = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    pt: '4',
  },
});

/** The order of the job: its totals and other jobs. */
export function JobOrderGroup({ job: key }: { job: JobOrderGroup_job$key }) {
  const { t } = useTranslation('jobs');
  const { percent } = useFormat();
  const { number, orderGroup: group } = useFragment(fragment, key);
  const charges = useChargeRows(group, t('group.grandTotal'));
  const { discounts, shipping } = useReductions(group);
  const others = group.jobOrders.filter((each) => each.number !== number);
  const totals = [
    { label: t('group.subTotal'), amount: group.subTotal },
    ...discounts,
    ...shipping,
    ...(isNothing(group.salesTaxValue) ? [] : taxRows(group, { none: t('group.tax'), percent })),
  ];
  return (
    <DetailPanel
      title={t('group.title', { code: group.code })}
      action={
        <AppLink to={links.orderConfirmation(group.code)} textStyle="xs">
          {t('group.confirmation')}
        </AppLink>
      }
    >
      <SalesOrderOfGroup order={group} />
      {group.grandTotal != null && (
        <Stack gap="1.5">
          {totals.map(
            ({ label, amount }) =>
              amount != null && (
                <AmountLine key={label}>
                  <Text color="fg.muted">{label}</Text>
                  <Money amount={amount} currency={group.currency} />
                </AmountLine>
              ),
          )}
          {charges.map(({ key: row, label, amount, isGrand }) => (
            <AmountLine key={row} fontWeight={isGrand ? 'semibold' : undefined}>
              <Text color={isGrand ? undefined : 'fg.muted'}>{label}</Text>
              <Money amount={amount} currency={group.currency} />
            </AmountLine>
          ))}
        </Stack>
      )}
      {group.customerWoNumber && <Text>{t('group.workOrder', { number: group.customerWoNumber })}</Text>}
      {group.attributes.length > 0 && (
        <KeyValueList
          entries={group.attributes.map(({ attributeName, value }) => ({ label: attributeName, value }))}
        />
      )}
      {group.notes && <Text whiteSpace="pre-line">{group.notes}</Text>}
      {others.length > 0 && (
        <Others aria-label={t('group.others')}>
          {others.map((other) => (
            <li key={other.id}>
              <Flex justify="space-between" gap="3" wrap="wrap">
                <AppLink to={links.jobOrder(other.number)}>{other.number}</AppLink>
                <StatusDot name={other.status.name} colour={other.status.colour} />
              </Flex>
              <Text textStyle="xs" color="fg.muted" lineClamp={1}>
                {other.title}
              </Text>
            </li>
          ))}
        </Others>
      )}
    </DetailPanel>
  );
}

function isNothing(amount: string | null | undefined): boolean {
  return amount == null || /^0*(\.0*)?$/.test(amount);
}
