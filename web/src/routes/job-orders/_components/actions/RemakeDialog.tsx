import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { WHOLE_NUMBER } from '../../../../lib/forms/typed-number.ts';
import type { RemakeDialog_job$key } from './__generated__/RemakeDialog_job.graphql.ts';
import { DialogForm } from './DialogForm.tsx';
import { useTransition } from './useTransition.ts';

const fragment = graphql`
  fragment RemakeDialog_job on JobOrder {
    id
    number
    version
    remakeablePieces
  }
`;

/** Remakes pieces: asks for the quantity, at most those not shipped, and the reason. */
export function RemakeDialog({ job: key, onClose }: { job: RemakeDialog_job$key; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const [move, isMoving] = useTransition(job);
  const { number, remakeablePieces: most } = job;
  const title = t('action.REMAKE');
  return (
    <DialogForm
      jobNumber={number}
      title={`${title} · ${number}`}
      text={t('explain.REMAKE')}
      submitLabel={title}
      isBusy={isMoving}
      isDestructive
      onSend={(data) =>
        move({
          action: 'REMAKE',
          quantity: Number(textOrNull(data, 'quantity') ?? most),
          reason: textOrNull(data, 'reason'),
        })
      }
      onClose={onClose}
    >
      <TextField
        name="quantity"
        label={t('field.remadePieces')}
        hint={t('field.remadePiecesHint', { count: most })}
        {...WHOLE_NUMBER}
        min={1}
        max={most}
        defaultValue={most}
        required
      />
      <TextAreaField name="reason" label={t('field.reason')} required maxLength={JOB_TEXT_LENGTHS.reason} />
    </DialogForm>
  );
}
