import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { OptionList } from '../../../../ui/OptionList.tsx';
import { toastSuccess } from '../../../../ui/toaster.ts';
import { ApprovalSummary } from '../ApprovalSummary.tsx';
import { useApproveJob } from '../useApproveJob.ts';
import type { ApproveDialog_job$key } from './__generated__/ApproveDialog_job.graphql.ts';
import { DialogForm } from './DialogForm.tsx';

const fragment = graphql`
  fragment ApproveDialog_job on JobOrder {
    id
    number
    version
    services {
      status
      serviceType {
        code
        name
      }
    }
    ...ApprovalSummary_job
  }
`;

type ApproveDialogProps = {
  job: ApproveDialog_job$key;
  /** Code of the service type that is approved; absent: all that wait, unless another choice is made. */
  serviceType?: string;
  onClose: () => void;
};

const ALL = '';

/** Approves: shows exactly what is approved and at what price, all of it or one service. */
export function ApproveDialog({ job: key, serviceType = ALL, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const [approve, isApproving] = useApproveJob();
  const [chosen, setChosen] = useState(serviceType);
  const waiting = job.services.filter(({ status }) => status === 'AWAITING_APPROVAL');
  const types = new Map(waiting.map(({ serviceType: { code, name } }) => [code, name]));

  async function handleSend() {
    const { id, number, version } = job;
    const outcome = await approve({ id, version, serviceType: chosen || null });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(t('done.APPROVE', { number }));
    return null;
  }

  return (
    <DialogForm
      jobId={job.id}
      title={t('approve.title', { number: job.number })}
      text={t('approve.text')}
      submitLabel={t('action.APPROVE')}
      isBusy={isApproving}
      size="md"
      onSend={handleSend}
      onClose={onClose}
    >
      {types.size > 1 && (
        <OptionList
          legend={t('approve.what')}
          options={[
            { value: ALL, label: t('approve.all', { count: types.size }) },
            ...[...types].map(([value, label]) => ({ value, label })),
          ]}
          chosen={[chosen]}
          onChoose={setChosen}
        />
      )}
      <ApprovalSummary job={job} serviceType={chosen || null} />
    </DialogForm>
  );
}
