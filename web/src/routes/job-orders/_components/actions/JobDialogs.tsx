import { graphql, useFragment } from 'react-relay/hooks';
import { PublishProofDialog } from '../proofs/PublishProofDialog.tsx';
import type { JobDialogs_job$key } from './__generated__/JobDialogs_job.graphql.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import type { JobDialog } from './job-dialog.ts';
import { ProposeServiceDialog } from './ProposeServiceDialog.tsx';
import { RemakeDialog } from './RemakeDialog.tsx';
import { RequestApprovalDialog } from './RequestApprovalDialog.tsx';
import { RequestQuoteDialog } from './RequestQuoteDialog.tsx';
import { RescheduleDialog } from './RescheduleDialog.tsx';
import { ReworkDialog } from './ReworkDialog.tsx';
import { ReorderDialog } from './reorder/ReorderDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { StageDialog } from './StageDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import { WeightDialog } from './WeightDialog.tsx';

const fragment = graphql`
  fragment JobDialogs_job on JobOrder {
    id
    number
    version
    allowedActions {
      action
      requiresReason
    }
    ...CancelDialog_job
    ...RemakeDialog_job
    ...RequestApprovalDialog_job
    ...RequestQuoteDialog_job
    ...RescheduleDialog_job
    ...ReworkDialog_job
    ...StageDialog_job
    ...PublishProofDialog_job
    ...WeightDialog_job
  }
`;

type JobDialogsProps = { job: JobDialogs_job$key; dialog: JobDialog; onClose: () => void };

/** The dialog that is open over a job. */
export function JobDialogs({ job: key, dialog: { name }, onClose }: JobDialogsProps) {
  const job = useFragment(fragment, key);
  switch (name) {
    case 'APPROVE':
      return <ApproveDialog job={job} onClose={onClose} />;
    case 'DECLINE':
      return <DeclineDialog job={job} onClose={onClose} />;
    case 'ANSWER':
      return <AnswerDialog job={job} onClose={onClose} />;
    case 'CANCEL':
      return <CancelDialog job={job} onClose={onClose} />;
    case 'RE_ORDER':
      return <ReorderDialog job={job} onClose={onClose} />;
    case 'REMAKE':
      return <RemakeDialog job={job} onClose={onClose} />;
    case 'REQUEST_APPROVAL':
    case 'CHANGE_ORDER':
      return <RequestApprovalDialog job={job} action={name} onClose={onClose} />;
    case 'REQUEST_QUOTE':
      return <RequestQuoteDialog job={job} onClose={onClose} />;
    case 'SHIP':
      return <ShipDialog job={job} onClose={onClose} />;
    case 'RESCHEDULE':
      return <RescheduleDialog job={job} onClose={onClose} />;
    case 'REWORK':
      return <ReworkDialog job={job} onClose={onClose} />;
    case 'STAGE':
      return <StageDialog job={job} onClose={onClose} />;
    case 'WEIGHT':
      return <WeightDialog job={job} onClose={onClose} />;
    case 'CHANGE':
      return <ChangeDialog job={job} onClose={onClose} />;
    case 'PUBLISH_PROOF':
      return <PublishProofDialog job={job} onClose={onClose} />;
    case 'PROPOSE_SERVICE':
      return <ProposeServiceDialog job={job} onClose={onClose} />;
    default: {
      const requiresReason = job.allowedActions.some((each) => each.action === name && each.requiresReason);
      return <StepDialog job={job} action={name} requiresReason={requiresReason} onClose={onClose} />;
    }
  }
}
