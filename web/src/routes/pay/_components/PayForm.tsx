import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CardPickerHandle } from '../../../cards/CardPicker.tsx';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { FormSummary } from '../../../lib/forms/FormSummary.tsx';
import { FormContext } from '../../../lib/forms/form-context.ts';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { PayForm as PayFormValues } from '../_lib/payment-request.ts';
import { usePayForm } from '../_lib/usePayForm.ts';
import { usePayment } from '../_lib/usePayment.ts';
import type { PayForm_query$key } from './__generated__/PayForm_query.graphql.ts';
import { AmountPanel } from './AmountPanel.tsx';
import { FundRows } from './FundRows.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';
import { OverpaymentDialog } from './OverpaymentDialog.tsx';
import type { PaidFacts } from './Paid.tsx';
import { PaymentPreview } from './PaymentPreview.tsx';

// The card fields are fetched for the first payment that needs them.
const CardPicker = lazy(async () => ({
  default: (await import('../../../cards/CardPicker.tsx')).CardPicker,
}));

const PayPalButton = lazy(async () => ({ default: (await import('./PayPalButton.tsx')).PayPalButton }));

const fragment = graphql`
  fragment PayForm_query on Query {
    payableInvoices {
      id
      currency
    }
    ...InvoiceRows_query
    ...FundRows_query
    paymentGateways {
      code
    }
    ...CardPicker_query
  }
`;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(19rem, 24rem)' },
    gap: '5',
    alignItems: 'start',
  },
});

const Aside = chakra('aside', {
  base: { position: { lg: 'sticky' }, top: { lg: 'calc(var(--ax-bar-height) + 1.25rem)' } },
});

type PayFormProps = {
  query: PayForm_query$key;
  initial: PayFormValues;
  onPaid: (paid: PaidFacts) => void;
};

/** The payment form and its preview, side by side. */
export function PayForm({ query, initial, onPaid }: PayFormProps) {
  const { t } = useTranslation('pay');
  const { money } = useFormat();
  const data = useFragment(fragment, query);
  const form = usePayForm(initial);
  const { preview, currency } = form;
  const picker = useRef<CardPickerHandle>(null);
  const payment = usePayment({ form, picker, onPaid });
  const [isAsking, setIsAsking] = useState(false);
  const { failure } = payment;
  const formId = 'pay';
  const context = useMemo(() => ({ failure, formId, routeNamespace: 'pay' }), [failure]);
  const needsCard = preview !== null && Number(preview.amount) > 0;
  const takesPayPal = data.paymentGateways.some(({ code }) => code === 'PAYPAL');
  const total = preview && (needsCard ? preview.amount : preview.total);

  function send(): void {
    if (preview && Number(preview.rest) > 0) setIsAsking(true);
    else void payment.pay({ needsCard, acceptOverpayment: false });
  }

  return (
    <FormContext value={context}>
      <Columns>
        <Stack gap="5" minW="0">
          {data.payableInvoices.length === 0 ? (
            <EmptyState title={t('nothingOwed')} hint={t('nothingOwedHint')} />
          ) : (
            <InvoiceRows query={data} form={form} />
          )}
          <FundRows query={data} form={form} />
          <Panel aria-labelledby="pay-money">
            <Stack gap="4">
              <AmountPanel form={form} />
              {needsCard ? (
                <CardBoundary>
                  <Suspense fallback={<LinesSkeleton lines={6} />}>
                    <CardPicker query={data} handle={picker} onSubmit={send} />
                  </Suspense>
                </CardBoundary>
              ) : (
                preview && Number(preview.total) > 0 && <Text color="fg.muted">{t('money.none')}</Text>
              )}
            </Stack>
          </Panel>
        </Stack>
        <Aside>
          <Panel aria-labelledby="pay-preview">
            <Stack gap="4">
              <PaymentPreview form={form} />
              <FormSummary />
              <Button
                size="lg"
                disabled={!total || Number(total) === 0 || form.isBlocked || form.isPending}
                loading={payment.isPaying}
                loadingText={t('submit.busy')}
                onClick={send}
              >
                {total && currency && Number(total) > 0
                  ? t(needsCard ? 'submit.pay' : 'submit.apply', { amount: money(total, currency) })
                  : t('title')}
              </Button>
              {needsCard && takesPayPal && (
                <Suspense>
                  <PayPalButton form={form} isDisabled={form.isBlocked || form.isPending} />
                </Suspense>
              )}
              <Text color="fg.muted" textStyle="xs" textAlign="center">
                {t('submit.note')}
              </Text>
            </Stack>
          </Panel>
        </Aside>
      </Columns>
      {preview && currency && (
        <OverpaymentDialog
          isOpen={isAsking}
          amount={money(preview.amount, currency)}
          rest={money(preview.rest, currency)}
          onConfirm={() => {
            setIsAsking(false);
            void payment.pay({ needsCard, acceptOverpayment: true });
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </FormContext>
  );
}
