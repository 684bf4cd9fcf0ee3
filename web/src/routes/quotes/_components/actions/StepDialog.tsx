import { useTranslation } from 'react-i18next';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { QUOTE_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import type { QuoteRef } from './quote-dialog.ts';
import { useQuoteStep } from './useQuoteStep.ts';

const DESTRUCTIVE = ['DECLINE', 'REJECT', 'WITHDRAW', 'REPLACE', 'DELETE'];

type StepDialogProps = {
  quote: QuoteRef;
  action: string;
  takesReason: boolean;
  requiresReason: boolean;
  onClose: () => void;
};

/** A step that explains its effect, with a question, answer or reason if needed. */
export function StepDialog({ quote, action, takesReason, requiresReason, onClose }: StepDialogProps) {
  const { t } = useTranslation('quotes');
  const [move, isMoving] = useQuoteStep(quote);
  const title = t(`action.${action}`, { defaultValue: action });
  return (
    <QuoteForm
      number={quote.number}
      title={`${title} · ${quote.number}`}
      text={t(`explain.${action}`, { defaultValue: '' })}
      submitLabel={title}
      isBusy={isMoving}
      isDestructive={DESTRUCTIVE.includes(action)}
      onSend={(data) => move({ action, reason: textOrNull(data, 'reason') })}
      onClose={onClose}
    >
      {takesReason && (
        <TextAreaField
          name="reason"
          label={t(`field.reason.${action}`, { defaultValue: t('field.reason.any') })}
          required={requiresReason}
          maxLength={QUOTE_TEXT_LENGTHS.reason}
          rows={4}
        />
      )}
    </QuoteForm>
  );
}
