import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { CardPicker_query$key } from '../cards/__generated__/CardPicker_query.graphql.ts';
import { CardPicker, type CardPickerHandle } from '../cards/CardPicker.tsx';
import { usePayingCard } from '../cards/usePayingCard.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { AmountField } from '../lib/forms/AmountField.tsx';
import { Form } from '../lib/forms/Form.tsx';
import { typedAmount } from '../lib/forms/form-values.ts';
import { idempotencyKeys } from '../lib/forms/idempotency-keys.ts';
import { amountOrNull } from '../lib/forms/typed-number.ts';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { useLocale } from '../lib/i18n/useLocale.ts';
import { DialogButtons } from '../ui/dialogs/DialogButtons.tsx';
import { toastInfo, toastSuccess } from '../ui/feedback/toaster.ts';
import type { PayOrderFormMutation } from './__generated__/PayOrderFormMutation.graphql.ts';

const mutation = graphql`
  mutation PayOrderFormMutation($input: PayDepositInput!) {
    result: payDeposit(input: $input) {
      __typename
      ... on PayDepositSuccess {
        isConfirmed
        salesOrder {
          ...SalesOrderView_order
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** The sales order and its due amounts. */
export type PayOrderProps = {
  order: {
    readonly id: string;
    readonly number: string;
    readonly currency: string;
    readonly payment:
      | { readonly requiredDue: string; readonly requiredPercent: string; readonly balance: string }
      | null
      | undefined;
  };
  onClose: () => void;
};

/** Amount and card. If the bank declines, the form shows the reason and keeps the typed values. */
export function PayOrderForm({
  cards,
  order: { id, currency, payment },
  onClose,
}: PayOrderProps & { cards: CardPicker_query$key }) {
  const { t } = useTranslation('pay-order');
  const { money, percent } = useFormat();
  const language = useLocale();
  const picker = useRef<CardPickerHandle>(null);
  const fields = useRef<HTMLDivElement>(null);
  const paying = usePayingCard(picker);
  const [commit, isCommitting] = useResultMutation<PayOrderFormMutation>(mutation);
  const [keyOf] = useState(idempotencyKeys);
  const [{ requiredDue, requiredPercent, balance }] = useState(
    payment ?? { requiredDue: '0', requiredPercent: '0', balance: '0' },
  );
  const isDue = Number(requiredDue) > 0;
  const isPaying = isCommitting || paying.isChoosing;

  async function handleSend(form: FormData) {
    const { card, failure } = await paying.choose();
    // The picker shows what is missing.
    if (!card) return failure;
    const amount = amountOrNull(form, 'amount') ?? '';
    const input = { id, amount, card };
    const outcome = await commit({ input: { ...input, idempotencyKey: keyOf(input) } });
    paying.settled(outcome.ok ? null : outcome.failure);
    if (!outcome.ok) return outcome.failure;
    if (outcome.success.isConfirmed) toastSuccess(t('done', { amount: money(amount, currency) }));
    else toastInfo(t('pending'));
    onClose();
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="pay-order">
      <Stack gap="4" ref={fields}>
        <Text color="fg.muted">{t('text')}</Text>
        <AmountField
          name="amount"
          label={t('amount', { currency })}
          hint={t(isDue ? 'due' : 'left', {
            due: money(requiredDue, currency),
            balance: money(balance, currency),
            percent: percent(requiredPercent),
          })}
          required
          defaultValue={typedAmount(isDue ? requiredDue : balance, language)}
        />
        <CardPicker
          query={cards}
          handle={picker}
          onSubmit={() => fields.current?.closest('form')?.requestSubmit()}
        />
        <DialogButtons>
          <Button variant="outline" disabled={isPaying} onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" loading={isPaying}>
            {t('submit')}
          </Button>
        </DialogButtons>
      </Stack>
    </Form>
  );
}
