import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { integerOrNull, textOrNull } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import type { ReworkDialog_job$key } from './__generated__/ReworkDialog_job.graphql.ts';
import { DialogForm } from './DialogForm.tsx';
import { useTransition } from './useTransition.ts';

const fragment = graphql`
  fragment ReworkDialog_job on JobOrder {
    id
    number
    version
    benchStages {
      code
      name
    }
  }
`;

/** The final stage, without work. */
const DONE = 100;

/** Returns a job to a bench stage, with a reason that is shown there. */
export function ReworkDialog({ job: key, onClose }: { job: ReworkDialog_job$key; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const [move, isMoving] = useTransition(job);
  const title = t('action.REWORK');
  return (
    <DialogForm
      jobNumber={job.number}
      title={`${title} · ${job.number}`}
      text={t('explain.REWORK')}
      submitLabel={title}
      isBusy={isMoving}
      onSend={(data) =>
        move({ action: 'REWORK', reason: textOrNull(data, 'reason'), stage: integerOrNull(data, 'stage') })
      }
      onClose={onClose}
    >
      <SelectField
        name="stage"
        label={t('field.reworkStage')}
        options={job.benchStages
          .filter(({ code }) => code !== DONE)
          .map(({ code, name }) => ({ value: String(code), label: name }))}
        placeholder={t('field.chooseStage')}
        defaultValue=""
        required
      />
      <TextAreaField name="reason" label={t('field.reason')} required maxLength={JOB_TEXT_LENGTHS.reason} />
    </DialogForm>
  );
}
