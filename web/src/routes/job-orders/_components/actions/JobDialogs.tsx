import type { ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { PublishProofDialog } from '../proofs/PublishProofDialog.tsx';
import type { JobDialogs_job$data, JobDialogs_job$key } from './__generated__/JobDialogs_job.graphql.ts';
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
import type { EditWithDialog } from './useEditEntries.tsx';
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

type OverJob = ComponentType<{ job: JobDialogs_job$data; onClose: () => void }>;

/** Edits, each with its dialog. */
const EDITS = {
  STAGE: StageDialog,
  WEIGHT: WeightDialog,
  CHANGE: ChangeDialog,
  RESCHEDULE: RescheduleDialog,
  PROPOSE_SERVICE: ProposeServiceDialog,
  PUBLISH_PROOF: PublishProofDialog,
} satisfies Record<EditWithDialog, OverJob>;

/** Steps that ask for more than a reason. */
const STEPS = {
  APPROVE: ApproveDialog,
  DECLINE: DeclineDialog,
  ANSWER: AnswerDialog,
  CANCEL: CancelDialog,
  RE_ORDER: ReorderDialog,
  REMAKE: RemakeDialog,
  REQUEST_APPROVAL: (props) => <RequestApprovalDialog {...props} action="REQUEST_APPROVAL" />,
  CHANGE_ORDER: (props) => <RequestApprovalDialog {...props} action="CHANGE_ORDER" />,
  REQUEST_QUOTE: RequestQuoteDialog,
  SHIP: ShipDialog,
  REWORK: ReworkDialog,
} satisfies Record<string, OverJob>;

const DIALOGS: Readonly<Record<string, OverJob>> = { ...EDITS, ...STEPS };

type JobDialogsProps = { job: JobDialogs_job$key; dialog: JobDialog; onClose: () => void };

/** The open dialog of a job. */
export function JobDialogs({ job: key, dialog: { name }, onClose }: JobDialogsProps) {
  const job = useFragment(fragment, key);
  const Dialog = DIALOGS[name];
  if (Dialog) return <Dialog job={job} onClose={onClose} />;
  const requiresReason = job.allowedActions.some((each) => each.action === name && each.requiresReason);
  return <StepDialog job={job} action={name} requiresReason={requiresReason} onClose={onClose} />;
}
