import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Money } from '../../../ui/data/Money.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { UsePayForm } from '../_lib/usePayForm.ts';
import type { FundRows_query$data, FundRows_query$key } from './__generated__/FundRows_query.graphql.ts';
import { AmountInput, PayTable } from './PayTable.tsx';

const fragment = graphql`
  fragment FundRows_query on Query {
    usableCredits {
      id
      number
      available
      currency
    }
    usablePrepayments {
      id
      number
      available
      currency
      salesOrderNumber
    }
  }
`;

/** Credits and prepayments, used first. The used amounts can be changed. */
export function FundRows({ query, form }: { query: FundRows_query$key; form: UsePayForm }) {
  const { t } = useTranslation('pay');
  const { usableCredits, usablePrepayments } = useFragment(fragment, query);
  if (usableCredits.length + usablePrepayments.length === 0) return null;
  const isTyped = form.values.credits !== null || form.values.prepayments !== null;
  return (
    <Panel aria-labelledby="pay-funds">
      <Stack gap="3">
        <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
          <Heading as="h2" id="pay-funds" textStyle="md">
            {t('funds.title')}
          </Heading>
          {isTyped && (
            <Button size="xs" variant="outline" onClick={form.leaveFunds}>
              {t('funds.automatic')}
            </Button>
          )}
        </Flex>
        <Text color="fg.muted">{t('funds.hint')}</Text>
        <PayTable>
          <thead>
            <tr>
              <th scope="col">{t('funds.number')}</th>
              <th scope="col" className="figure">
                {t('funds.available')}
              </th>
              <th scope="col" className="figure typed">
                {t('funds.use')}
              </th>
            </tr>
          </thead>
          <tbody>
            {usableCredits.map((credit) => (
              <FundRow
                key={credit.id}
                kind="credits"
                fund={{ ...credit, salesOrderNumber: null }}
                form={form}
              />
            ))}
            {usablePrepayments.map((payment) => (
              <FundRow key={payment.id} kind="prepayments" fund={payment} form={form} />
            ))}
          </tbody>
        </PayTable>
      </Stack>
    </Panel>
  );
}

type FundRowProps = {
  kind: 'credits' | 'prepayments';
  fund: FundRows_query$data['usablePrepayments'][number];
  form: UsePayForm;
};

function FundRow({ kind, fund, form }: FundRowProps) {
  const { t } = useTranslation('pay');
  const { id, number, available, currency, salesOrderNumber } = fund;
  const typed = form.values[kind];
  return (
    <tr>
      <th scope="row">
        {number}
        <Text
          as="span"
          display="block"
          color="fg.muted"
          textStyle="xs"
          fontWeight="normal"
          whiteSpace="normal"
        >
          {[
            t(kind === 'credits' ? 'funds.credit' : 'funds.prepayment'),
            salesOrderNumber && t('funds.keptFor', { number: salesOrderNumber }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </th>
      <td className="figure">
        <Money amount={available} currency={currency} />
      </td>
      <td className="figure typed">
        <AmountInput
          id={`pay-${id}`}
          label={t('funds.useOf', { number })}
          value={typed ? (typed[id] ?? '') : form.usedOf(number)}
          codes={form.codesOf(id)}
          onChange={(text) => form.typeFund(kind, id, text)}
        />
      </td>
    </tr>
  );
}
