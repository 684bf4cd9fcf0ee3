import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../lib/forms/AmountField.tsx';
import { textOf } from '../../../lib/forms/form-values.ts';
import { STAFF_DISCOUNT_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../lib/forms/TextField.tsx';
import { amountOrNull } from '../../../lib/forms/typed-number.ts';
import { ActForm } from '../../../orders/ActForm.tsx';
import { ModalDialog } from '../../../ui/dialogs/ModalDialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';
import { updateFailure } from './update-failure.ts';
import { useCartDiscount } from './useCartDiscount.ts';

const KINDS = ['PERCENT', 'AMOUNT'] as const;

type DiscountDialogProps = { currency: string; onClose: () => void };

/** Asks for the discount on the whole cart, and its reason. */
export function DiscountDialog({ currency, onClose }: DiscountDialogProps) {
  const { t } = useTranslation('cart-extras');
  const { grant, isBusy } = useCartDiscount();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('PERCENT');

  async function handleSend(form: FormData) {
    const failure = await grant({
      kind,
      value: amountOrNull(form, 'value') ?? '0',
      reason: textOf(form, 'reason'),
    });
    if (failure) return updateFailure(failure);
    toastSuccess(t('discount.granted'));
    return null;
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t('discount.title')} size="sm">
      <ActForm
        namespace="cart-extras"
        text={t('discount.about')}
        submitLabel={t('discount.grant')}
        isBusy={isBusy}
        onSend={handleSend}
        onClose={onClose}
      >
        <SelectField
          name="kind"
          label={t('discount.kind')}
          required
          defaultValue={kind}
          options={KINDS.map((value) => ({ value, label: t(`discount.by.${value}`, { currency }) }))}
          onChange={(value) => setKind(KINDS.find((each) => each === value) ?? 'PERCENT')}
        />
        <AmountField
          key={kind}
          name="value"
          kind={kind}
          label={t(`discount.value.${kind}`, { currency })}
          required
        />
        <TextField
          name="reason"
          label={t('discount.reason')}
          hint={t('discount.reasonHint')}
          required
          maxLength={STAFF_DISCOUNT_TEXT_LENGTHS.reason}
        />
      </ActForm>
    </ModalDialog>
  );
}
