import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { textOrNull } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { OrderChange } from '../../../../orders/order-change/OrderChange.tsx';
import { toastSuccess } from '../../../../ui/feedback/toaster.ts';
import type { CancelDialog_job$key } from './__generated__/CancelDialog_job.graphql.ts';
import type { CancelDialogMutation } from './__generated__/CancelDialogMutation.graphql.ts';
import type { CancelDialogQuery } from './__generated__/CancelDialogQuery.graphql.ts';
import { DialogForm } from './DialogForm.tsx';
import { useUndo } from './useUndo.ts';

const fragment = graphql`
  fragment CancelDialog_job on JobOrder {
    id
    number
    version
    currency
    allowedActions {
      action
      requiresReason
      reversible
      fee
    }
  }
`;

const query = graphql`
  query CancelDialogQuery($number: String!) {
    jobOrder(number: $number) {
      orderGroup {
        code
        current {
          ...AmountsAfter_amounts
        }
      }
      orderIfCancelled {
        ...AmountsAfter_amounts
      }
    }
  }
`;

const mutation = graphql`
  mutation CancelDialogMutation($input: CancelJobOrderInput!) {
    result: cancelJobOrder(input: $input) {
      __typename
      ... on CancelJobOrderSuccess {
        jobOrder {
          undoableUntil
          ...jobAfterAction_job
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Cancels a job: shows its number, asks for a reason, and previews cost, order total, and whether it can be undone. */
export function CancelDialog({ job: key, onClose }: { job: CancelDialog_job$key; onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const [commit, isCancelling] = useResultMutation<CancelDialogMutation>(mutation);
  const [undo] = useUndo();
  const { money } = useFormat();
  const [isPreviewShown, setIsPreviewShown] = useState(false);
  const { id, number, version, currency } = job;
  const { data, ...request } = useDebouncedQuery<CancelDialogQuery>(query, { number }, { pauseMs: 0 });
  const { orderGroup: order, orderIfCancelled: after } = data?.jobOrder ?? {};
  const offer = job.allowedActions.find(({ action }) => action === 'CANCEL');
  const consequences = [
    offer?.fee && t('cancel.fee', { fee: money(offer.fee, currency) }),
    t(offer?.reversible ? 'cancel.text' : 'cancel.final'),
  ];

  async function handleSend(data: FormData) {
    const outcome = await commit({ input: { id, version, reason: textOrNull(data, 'reason') } });
    if (!outcome.ok) return outcome.failure;
    toastSuccess(
      t('done.CANCEL', { number }),
      outcome.success.jobOrder.undoableUntil
        ? { label: t('undo.action'), onClick: () => undo(job) }
        : undefined,
    );
    return null;
  }

  return (
    <DialogForm
      jobNumber={number}
      title={t('cancel.title', { number })}
      text={consequences.filter(Boolean).join(' ')}
      submitLabel={t('cancel.confirm', { number })}
      closeLabel={t('cancel.keep')}
      isBusy={isCancelling}
      isDestructive
      isDisabled={!isPreviewShown}
      onSend={handleSend}
      onClose={onClose}
    >
      <OrderChange
        {...request}
        namespace="jobs"
        order={order?.code ?? ''}
        currency={currency}
        before={order?.current}
        after={after}
        onPreviewShown={setIsPreviewShown}
      />
      <TextAreaField
        name="reason"
        label={t('field.reason')}
        required={offer?.requiresReason}
        maxLength={JOB_TEXT_LENGTHS.reason}
      />
    </DialogForm>
  );
}
