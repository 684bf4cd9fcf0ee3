import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LastStep } from '../../../../commit/LastStep.tsx';
import { shownTotal } from '../../../../commit/shown-total.ts';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { requestFailure } from '../../../../lib/forms/mutation-failure.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { useFailedReason } from '../../../../lib/forms/useFailedReason.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { lineChoices, picked, standardKeys } from '../../../../orders/line-choice.ts';
import { AmountLine } from '../../../../ui/data/AmountLine.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { OptionList } from '../../../../ui/fields/OptionList.tsx';
import type { AcceptDialog_quote$key } from './__generated__/AcceptDialog_quote.graphql.ts';
import type { AcceptDialogAddressesQuery } from './__generated__/AcceptDialogAddressesQuery.graphql.ts';
import type { AcceptDialogMutation } from './__generated__/AcceptDialogMutation.graphql.ts';
import type { AcceptDialogQuery } from './__generated__/AcceptDialogQuery.graphql.ts';
import { type OfferedLine, OfferedLines } from './OfferedLines.tsx';
import { QuoteForm } from './QuoteForm.tsx';

const fragment = graphql`
  fragment AcceptDialog_quote on PriceQuote {
    id
    number
    version
    currency
    shippingAddress {
      city
    }
    billingAddress {
      city
    }
    current {
      lines {
        lineKey
        title
        quantity
        linePrice
        isOptional
        alternativeGroup
      }
    }
  }
`;

const addressQuery = graphql`
  query AcceptDialogAddressesQuery($number: String!) {
    priceQuote(number: $number) {
      customer {
        addresses {
          databaseId
          label
          line1
          city
          isDefaultShipping
          isDefaultBilling
        }
      }
    }
  }
`;

const query = graphql`
  query AcceptDialogQuery(
    $id: ID!
    $number: String!
    $lineKeys: [Int!]!
    $shippingAddressId: Int
    $billingAddressId: Int
  ) {
    priceQuote(number: $number) {
      current {
        order(lineKeys: $lineKeys) {
          depositPercent
          deposit
        }
      }
    }
    priceQuoteAcceptance(
      id: $id
      lineKeys: $lineKeys
      shippingAddressId: $shippingAddressId
      billingAddressId: $billingAddressId
    ) {
      ...shownTotal_order
      ...CommitSummary_order
    }
  }
`;

const mutation = graphql`
  mutation AcceptDialogMutation($input: AcceptPriceQuoteInput!) {
    result: acceptPriceQuote(input: $input) {
      __typename
      ... on AcceptPriceQuoteSuccess {
        orderGroup {
          code
          salesOrderNumber
        }
        priceQuote {
          ...QuoteView_quote
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type Destination = { shippingAddressId?: number | null; billingAddressId?: number | null };

/** Accepts the offer: selected lines, destination, and total of the resulting order. */
export function AcceptDialog({
  quote: key,
  onClose,
}: {
  quote: AcceptDialog_quote$key;
  onClose: () => void;
}) {
  const { t } = useTranslation('quotes');
  const { percent } = useFormat();
  const quote = useFragment(fragment, key);
  const { id, number, version, currency, current } = quote;
  const { fixed, optional, groups } = lineChoices(current.lines);
  const [lineKeys, setLineKeys] = useState(() => standardKeys(current.lines));
  const [commit, isAccepting] = useResultMutation<AcceptDialogMutation>(mutation);
  const [destination, setDestination] = useState<Destination>({});
  const known = useDebouncedQuery<AcceptDialogAddressesQuery>(addressQuery, { number }, { pauseMs: 0 });
  const addresses = known.data?.priceQuote?.customer.addresses ?? [];
  const [attempt, setAttempt] = useState(0);
  const variables = { id, number, lineKeys, ...destination };
  const { data, error, isPending } = useDebouncedQuery<AcceptDialogQuery>(query, variables, { attempt });
  const order = data?.priceQuoteAcceptance;
  const { depositPercent, deposit } = data?.priceQuote?.current.order ?? {};
  const failedReason = useFailedReason('quotes');
  const isChosen = groups.every(
    ({ lines }) =>
      lines.every(({ isOptional }) => isOptional) || lines.some((line) => lineKeys.includes(line.lineKey)),
  );

  async function handleSend() {
    const expectedGrandTotal = shownTotal(order);
    const outcome = await commit({ input: { id, version, lineKeys, ...destination, expectedGrandTotal } });
    if (!outcome.ok) {
      if (outcome.failure.code === 'PRICE_CHANGED') setAttempt(attempt + 1);
      return outcome.failure;
    }
    const { code, salesOrderNumber } = outcome.success.orderGroup;
    toastSuccess(t('accept.created', { code: salesOrderNumber ?? code }));
    return null;
  }

  const optionsOf = (lines: readonly OfferedLine[]) =>
    lines.map((line) => ({
      value: String(line.lineKey),
      label: (
        <Stack gap="0" flex="1">
          {line.title}
          {line.quantity > 1 && ` × ${line.quantity}`}
          <Text as="span" textStyle="xs" color="fg.muted">
            <Money amount={line.linePrice} currency={currency} />
          </Text>
        </Stack>
      ),
    }));
  const pick = (value: string) => setLineKeys(picked(current.lines, lineKeys, Number(value)));
  const chosen = lineKeys.map(String);
  const addressOptions = addresses.map(({ databaseId, label, line1, city }) => ({
    value: String(databaseId),
    label: [label, line1, city].filter(Boolean).join(', '),
  }));
  const destinations = [
    {
      name: 'shippingAddressId' as const,
      label: t('accept.shipTo'),
      asQuoted: quote.shippingAddress,
      standard: addresses.find(({ isDefaultShipping }) => isDefaultShipping),
    },
    {
      name: 'billingAddressId' as const,
      label: t('accept.billTo'),
      asQuoted: quote.billingAddress,
      standard: addresses.find(({ isDefaultBilling }) => isDefaultBilling),
    },
  ];

  return (
    <QuoteForm
      number={number}
      title={t('accept.title', { number })}
      text={t('accept.text')}
      submitLabel={t('accept.confirm')}
      isBusy={isAccepting}
      // Enabled once total and addresses are loaded.
      isDisabled={!isChosen || isPending || !order}
      size="md"
      onSend={handleSend}
      onClose={onClose}
    >
      {fixed.length > 0 && <OfferedLines lines={fixed} currency={currency} />}
      {groups.map(({ name, lines }) => (
        <OptionList
          key={name}
          legend={t('line.alternative', { group: name })}
          options={optionsOf(lines)}
          chosen={chosen}
          onChoose={pick}
        />
      ))}
      {optional.length > 0 && (
        <OptionList
          legend={t('accept.optional')}
          isMultiple
          options={optionsOf(optional)}
          chosen={chosen}
          onChoose={pick}
        />
      )}
      {known.data &&
        destinations.map(({ name, label, asQuoted, standard }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            // Without a selection the quote’s address is used, if it has one.
            required={!asQuoted}
            value={String(destination[name] ?? (asQuoted || !standard ? '' : standard.databaseId))}
            onChange={(value) => setDestination({ ...destination, [name]: value ? Number(value) : null })}
            placeholder={
              asQuoted
                ? t('accept.asQuoted', { city: asQuoted.city })
                : standard
                  ? undefined
                  : t('accept.choose')
            }
            options={addressOptions}
          />
        ))}
      {error && !isPending ? (
        <Notice tone="warning">{failedReason('loading', number, requestFailure(error))}</Notice>
      ) : (
        <LastStep order={order} isPending={isPending} />
      )}
      {depositPercent != null && (
        <AmountLine>
          <span>{t('orders:quoted.deposit', { percent: percent(depositPercent) })}</span>
          <Money amount={deposit} currency={currency} />
        </AmountLine>
      )}
    </QuoteForm>
  );
}
