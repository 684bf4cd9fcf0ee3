import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/forms/form-values.ts';
import { CREDIT_TEXT_LENGTHS } from '../../../lib/forms/limits.ts';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { TextAreaField } from '../../../lib/forms/TextAreaField.tsx';
import type { CreditAction, CreditData } from '../_lib/credit-data.ts';
import { CreditForm } from './CreditForm.tsx';

type CreditReasonDialogProps = {
  credit: CreditData;
  action: CreditAction;
  isBusy: boolean;
  onCommit: (input: {
    id: string;
    version: number;
    reason: string;
  }) => Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: MutationFailure }>;
  onClose: () => void;
};

/** Reverses part of a credit, with a reason. */
export function CreditReasonDialog({ credit, onCommit, ...dialog }: CreditReasonDialogProps) {
  const { t } = useTranslation('customer-credits');
  const { id, version } = credit;
  return (
    <CreditForm
      {...dialog}
      credit={credit}
      isDestructive
      onSend={async (data) => {
        const outcome = await onCommit({ id, version, reason: textOf(data, 'reason') });
        return outcome.ok ? null : outcome.failure;
      }}
    >
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required
        maxLength={CREDIT_TEXT_LENGTHS.reason}
      />
    </CreditForm>
  );
}
