import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { hasUnsavedWork } from '../../../../lib/forms/unsaved-work.ts';
import { QuotedTotals } from '../../../../orders/QuotedTotals.tsx';
import { AmountLine } from '../../../../ui/data/AmountLine.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import type { SendDialog_quote$key } from './__generated__/SendDialog_quote.graphql.ts';
import { OfferedLines } from './OfferedLines.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { useQuoteStep } from './useQuoteStep.ts';

const fragment = graphql`
  fragment SendDialog_quote on PriceQuote {
    id
    number
    version
    currency
    customer {
      name
    }
    current {
      number
      total
      terms
      depositPercent
      leadDays
      validOn
      order {
        ...QuotedTotals_order
      }
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

/** Sends the offer. Shows exactly what the customer will see. */
export function SendDialog({ quote: key, onClose }: { quote: SendDialog_quote$key; onClose: () => void }) {
  const { t } = useTranslation('quotes');
  const { date, number, percent } = useFormat();
  const quote = useFragment(fragment, key);
  const [move, isMoving] = useQuoteStep(quote);
  const [isUnsaved] = useState(hasUnsavedWork);
  const { current, currency, customer } = quote;
  const { depositPercent, leadDays } = current;
  const entries = [
    {
      label: t('column.validUntil'),
      value: current.validOn ? date(current.validOn) : t('send.usualValidity'),
    },
    {
      label: t('terms.deposit'),
      value: depositPercent && t('orders:quoted.agreed', { percent: percent(depositPercent) }),
    },
    {
      label: t('terms.leadTime'),
      value: leadDays != null && t('terms.leadDays', { count: leadDays, days: number(leadDays) }),
    },
  ];
  return (
    <QuoteForm
      number={quote.number}
      title={t('send.title', { number: quote.number })}
      text={t('send.text', { customer: customer.name })}
      submitLabel={t('action.SEND')}
      isBusy={isMoving}
      size="md"
      onSend={() => move({ action: 'SEND' })}
      onClose={onClose}
    >
      {isUnsaved && <Notice tone="warning">{t('send.unsaved')}</Notice>}
      <OfferedLines lines={current.lines} currency={currency} />
      {current.order ? (
        <QuotedTotals order={current.order} currency={currency} />
      ) : (
        <AmountLine fontWeight="semibold">
          <span>{t('column.total')}</span>
          <Money amount={current.total} currency={currency} />
        </AmountLine>
      )}
      <KeyValueList entries={entries.filter(({ value }) => value)} />
      {current.terms && <Text whiteSpace="pre-line">{current.terms}</Text>}
    </QuoteForm>
  );
}
