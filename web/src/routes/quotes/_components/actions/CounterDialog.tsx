import { Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { QUOTE_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { amountOrNull } from '../../../../lib/forms/typed-number.ts';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { CounterDialog_quote$key } from './__generated__/CounterDialog_quote.graphql.ts';
import type { CounterDialogMutation } from './__generated__/CounterDialogMutation.graphql.ts';
import { QuoteForm } from './QuoteForm.tsx';

const fragment = graphql`
  fragment CounterDialog_quote on PriceQuote {
    id
    number
    version
    currency
    current {
      lines {
        lineKey
        title
        quantity
        unitPrice
      }
    }
  }
`;

const mutation = graphql`
  mutation CounterDialogMutation($input: CounterPriceQuoteInput!) {
    result: counterPriceQuote(input: $input) {
      __typename
      ... on CounterPriceQuoteSuccess {
        priceQuote {
          ...QuoteView_quote
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type CounterDialogProps = { quote: CounterDialog_quote$key; onClose: () => void };

/** Requests another offer: with a comment, target prices, or both. */
export function CounterDialog({ quote: key, onClose }: CounterDialogProps) {
  const { t } = useTranslation('quotes');
  const { money } = useFormat();
  const { id, number, version, currency, current } = useFragment(fragment, key);
  const [commit, isSending] = useResultMutation<CounterDialogMutation>(mutation);

  async function handleSend(data: FormData) {
    const targets = current.lines.flatMap(({ lineKey }) => {
      const unitPrice = amountOrNull(data, `target-${lineKey}`);
      return unitPrice === null ? [] : [{ lineKey, unitPrice }];
    });
    const outcome = await commit({
      input: { id, version, comment: textOrNull(data, 'comment'), targets },
    });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done.COUNTER', { number }));
    return null;
  }

  return (
    <QuoteForm
      number={number}
      title={t('counter.title', { number })}
      text={t('counter.text')}
      submitLabel={t('action.COUNTER')}
      isBusy={isSending}
      size="md"
      onSend={handleSend}
      onClose={onClose}
    >
      <TextAreaField
        name="comment"
        label={t('counter.comment')}
        maxLength={QUOTE_TEXT_LENGTHS.reason}
        rows={4}
      />
      <Stack gap="3">
        <Heading as="h3" textStyle="label">
          {t('counter.targets')}
        </Heading>
        {current.lines.map(({ lineKey, title, quantity, unitPrice }) => (
          <AmountField
            key={lineKey}
            name={`target-${lineKey}`}
            label={quantity > 1 ? `${title} × ${quantity}` : title}
            hint={unitPrice ? t('counter.offered', { price: money(unitPrice, currency) }) : undefined}
          />
        ))}
      </Stack>
    </QuoteForm>
  );
}
