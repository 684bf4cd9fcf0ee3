import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardPicker_query$key } from '../../../cards/__generated__/CardPicker_query.graphql.ts';
import { CardPicker, type CardPickerHandle } from '../../../cards/CardPicker.tsx';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { FormSummary } from '../../../lib/forms/FormSummary.tsx';
import { FormContext } from '../../../lib/forms/form-context.ts';
import { DialogButtons } from '../../../ui/dialogs/DialogButtons.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { ShownTotals } from '../_lib/usePlaceOrder.ts';
import { useOrderAndPay } from './useOrderAndPay.ts';

/** Order and payment data. */
export type PayNowProps = {
  /** Sums that the customer saw. */
  seen: ShownTotals;
  currency: string;
  /** The cart was ordered and the page is being left. */
  onOrdered: () => void;
  onClose: () => void;
};

/** Selection of card and amount. Shows declined cards and price changes. */
export function PayNowForm({
  cards,
  seen,
  currency,
  onOrdered,
  onClose,
}: PayNowProps & { cards: CardPicker_query$key }) {
  const { t } = useTranslation('cart-extras');
  const { money } = useFormat();
  const picker = useRef<CardPickerHandle>(null);
  const { pay, sums, isChanged, failure, isPaying } = useOrderAndPay({ seen, picker, onOrdered });
  const context = useMemo(() => ({ failure, formId: 'pay-now', routeNamespace: 'cart-extras' }), [failure]);
  const form = useRef<HTMLDivElement>(null);
  // Refused fields are scrolled into view, as in every form.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[data-form-summary]')?.focus();
  }, [failure]);
  const amount = money(sums.grandTotal ?? '0', currency);
  const send = () => void pay();
  return (
    <FormContext value={context}>
      <Stack gap="4" ref={form}>
        <Text color="fg.muted">{t('pay.text', { amount })}</Text>
        <CardPicker query={cards} handle={picker} onSubmit={send} />
        {isChanged && <Notice tone="warning">{t('pay.changed', { amount })}</Notice>}
        <FormSummary />
        <DialogButtons>
          <Button variant="outline" disabled={isPaying} onClick={onClose}>
            {t('pay.back')}
          </Button>
          <Button loading={isPaying} loadingText={t('pay.busy')} onClick={send}>
            {t('pay.submit', { amount })}
          </Button>
        </DialogButtons>
      </Stack>
    </FormContext>
  );
}
