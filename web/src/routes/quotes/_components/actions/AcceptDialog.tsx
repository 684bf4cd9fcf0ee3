import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { integerOrNull } from '../../../../lib/forms/form-values.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { lineChoices, picked, standardKeys } from '../../../../orders/line-choice.ts';
import { QuotedTotals } from '../../../../orders/QuotedTotals.tsx';
import { AmountLine } from '../../../../ui/data/AmountLine.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import { OptionList } from '../../../../ui/fields/OptionList.tsx';
import type { AcceptDialog_quote$key } from './__generated__/AcceptDialog_quote.graphql.ts';
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
      total
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

const query = graphql`
  query AcceptDialogQuery($number: String!, $lineKeys: [Int!]!) {
    priceQuote(number: $number) {
      current {
        chosenTotal(lineKeys: $lineKeys)
        order(lineKeys: $lineKeys) {
          ...QuotedTotals_order
        }
      }
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

/** Accepts the offer: the lines that are taken, what they come to, where they go, and what is made of it. */
export function AcceptDialog({
  quote: key,
  onClose,
}: {
  quote: AcceptDialog_quote$key;
  onClose: () => void;
}) {
  const { t } = useTranslation('quotes');
  const quote = useFragment(fragment, key);
  const { id, number, version, currency, current } = quote;
  const { fixed, optional, groups } = lineChoices(current.lines);
  const [lineKeys, setLineKeys] = useState(() => standardKeys(current.lines));
  const [commit, isAccepting] = useResultMutation<AcceptDialogMutation>(mutation);
  const { data, isPending } = useDebouncedQuery<AcceptDialogQuery>(query, { number, lineKeys });
  const addresses = data?.priceQuote?.customer.addresses ?? [];
  const total = data?.priceQuote ? data.priceQuote.current.chosenTotal : current.total;
  const order = data?.priceQuote?.current.order;
  const isChosen = groups.every(
    ({ lines }) =>
      lines.every(({ isOptional }) => isOptional) || lines.some((line) => lineKeys.includes(line.lineKey)),
  );

  async function handleSend(form: FormData) {
    const outcome = await commit({
      input: {
        id,
        version,
        lineKeys,
        shippingAddressId: integerOrNull(form, 'shippingAddressId'),
        billingAddressId: integerOrNull(form, 'billingAddressId'),
      },
    });
    if (!outcome.ok) return outcome.failure;
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
      name: 'shippingAddressId',
      label: t('accept.shipTo'),
      known: quote.shippingAddress,
      standard: addresses.find(({ isDefaultShipping }) => isDefaultShipping),
    },
    {
      name: 'billingAddressId',
      label: t('accept.billTo'),
      known: quote.billingAddress,
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
      // Accepted is what the dialog shows: its total and its addresses have come.
      isDisabled={!isChosen || isPending}
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
      <Stack gap="1" aria-live="polite">
        <AmountLine fontWeight="semibold" textStyle="lg" opacity={isPending ? 0.5 : 1}>
          <span>{t('column.total')}</span>
          <Money amount={total} currency={currency} />
        </AmountLine>
        {order ? (
          <QuotedTotals order={order} currency={currency} />
        ) : (
          <Text textStyle="xs" color="fg.muted">
            {t('accept.totalHint')}
          </Text>
        )}
      </Stack>
      {data &&
        destinations.map(({ name, label, known, standard }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            // Nothing chosen means the address of the quote, where it has one.
            required={!known}
            defaultValue={known || !standard ? '' : String(standard.databaseId)}
            placeholder={
              known ? t('accept.asQuoted', { city: known.city }) : standard ? undefined : t('accept.choose')
            }
            options={addressOptions}
          />
        ))}
    </QuoteForm>
  );
}
