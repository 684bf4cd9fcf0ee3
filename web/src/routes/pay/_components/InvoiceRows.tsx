import { Badge, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { typedAmount } from '../../../lib/forms/form-values.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { DateText } from '../../../ui/data/DateText.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { UsePayForm } from '../_lib/usePayForm.ts';
import type { InvoiceRows_query$key } from './__generated__/InvoiceRows_query.graphql.ts';
import { AmountInput, PayBox, PayTable } from './PayTable.tsx';

const fragment = graphql`
  fragment InvoiceRows_query on Query {
    payableInvoices {
      id
      number
      dueOn
      isOverdue
      balance
      currency
    }
  }
`;

/** The open invoices. Selected ones can be paid in part. */
export function InvoiceRows({ query, form }: { query: InvoiceRows_query$key; form: UsePayForm }) {
  const { t } = useTranslation('pay');
  const language = useLocale();
  const { payableInvoices: invoices } = useFragment(fragment, query);
  const { invoices: typed } = form.values;
  const chosen = invoices.filter(({ id }) => id in typed);
  const isAll = chosen.length === invoices.length;
  return (
    <Panel aria-labelledby="pay-invoices">
      <Stack gap="3">
        <Heading as="h2" id="pay-invoices" textStyle="md">
          {t('invoices.title')}
        </Heading>
        <Text color="fg.muted">{t('invoices.hint')}</Text>
        <PayTable>
          <thead>
            <tr>
              <th scope="col">
                <PayBox
                  type="checkbox"
                  aria-label={t('invoices.all')}
                  checked={isAll}
                  ref={(box: HTMLInputElement | null) => {
                    if (box) box.indeterminate = !isAll && chosen.length > 0;
                  }}
                  onChange={() => form.chooseInvoices(isAll ? [] : invoices.map(({ id }) => id))}
                />
              </th>
              <th scope="col">{t('invoices.number')}</th>
              <th scope="col" className="wide">
                {t('invoices.due')}
              </th>
              <th scope="col" className="figure">
                {t('invoices.balance')}
              </th>
              <th scope="col" className="figure typed">
                {t('invoices.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ id, number, dueOn, isOverdue, balance, currency }) => {
              const isChosen = id in typed;
              return (
                <tr key={id}>
                  <td>
                    <PayBox
                      type="checkbox"
                      aria-label={t('invoices.choose', { number })}
                      checked={isChosen}
                      onChange={(event) => form.chooseInvoice(id, event.currentTarget.checked)}
                    />
                  </td>
                  <th scope="row">
                    <Flex columnGap="2" wrap="wrap" align="center">
                      {number}
                      {isOverdue && <Badge colorPalette="red">{t('invoices.overdue')}</Badge>}
                    </Flex>
                  </th>
                  <td className="wide">{dueOn && <DateText value={dueOn} />}</td>
                  <td className="figure">
                    <Money amount={balance} currency={currency} />
                  </td>
                  <td className="figure typed">
                    {isChosen && (
                      <AmountInput
                        id={`pay-${id}`}
                        label={t('invoices.amountOf', { number })}
                        value={typed[id] ?? ''}
                        placeholder={typedAmount(balance, language)}
                        codes={form.codesOf(id)}
                        onChange={(text) => form.typeInvoice(id, text)}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </PayTable>
      </Stack>
    </Panel>
  );
}
