import { useTranslation } from 'react-i18next';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { DialogForm } from './DialogForm.tsx';
import type { JobRef } from './job-dialog.ts';
import { useTransition } from './useTransition.ts';

type StepDialogProps = { job: JobRef; action: string; requiresReason: boolean; onClose: () => void };

/** A step with a reason: requesting information, holding, reworking. */
export function StepDialog({ job, action, requiresReason, onClose }: StepDialogProps) {
  const { t } = useTranslation('jobs');
  const [move, isMoving] = useTransition(job);
  const title = t(`action.${action}`, { defaultValue: action });
  return (
    <DialogForm
      jobNumber={job.number}
      title={`${title} · ${job.number}`}
      text={t(`explain.${action}`, { defaultValue: '' })}
      submitLabel={title}
      isBusy={isMoving}
      onSend={(data) => move({ action, reason: textOrNull(data, 'reason') })}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={t(action === 'ASK_INFO' ? 'field.question' : 'field.reason')}
        required={requiresReason}
        maxLength={JOB_TEXT_LENGTHS.reason}
      />
    </DialogForm>
  );
}
