import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../../lib/forms/CheckboxField.tsx';
import { Form } from '../../../../lib/forms/Form.tsx';
import { isChecked, textOrNull } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { BulkOutcomes } from './BulkOutcomes.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import type { BulkJob, BulkOutcome } from './bulk-job.ts';
import { OrdersIfCancelled } from './OrdersIfCancelled.tsx';
import { useApplyStatus } from './useApplyStatus.ts';
import { useOutcomeText } from './useOutcomeText.ts';
import { useStatusPreview } from './useStatusPreview.ts';

type BulkStatusFormProps = {
  ids: readonly string[];
  /** The selected jobs that are loaded in the list. */
  jobs: readonly BulkJob[];
  statusCode: string;
  onDone: (results: readonly BulkOutcome[]) => void;
};

/** The preview, required inputs, and the apply button. */
export function BulkStatusForm({ ids, jobs, statusCode, onDone }: BulkStatusFormProps) {
  const { t } = useTranslation('jobs');
  const rows = useStatusPreview(ids, statusCode);
  const { apply, done } = useApplyStatus();
  const [isApplying, setIsApplying] = useState(false);
  const isCancelling = statusCode === 'CANCELLED';
  const [isPreviewShown, setIsPreviewShown] = useState(!isCancelling);
  const outcomeText = useOutcomeText();
  if (rows.length === 0) return <LinesSkeleton lines={Math.min(ids.length, 20)} />;
  const isKnown = rows.length >= ids.length;
  const possible = rows.filter(({ ok }) => ok);
  const isReasonRequired = possible.some(({ takesReason }) => takesReason);
  const isShipmentRequired = possible.some(({ requiresTracking }) => requiresTracking);
  const targets = rows.map(({ jobOrderId: id, jobOrder }) => ({
    id,
    number: jobOrder?.number ?? jobs.find((job) => job.id === id)?.number ?? '',
    version: jobOrder?.version ?? 0,
  }));

  async function handleSend(data: FormData) {
    setIsApplying(true);
    const applied = await apply(targets, {
      statusCode,
      reason: textOrNull(data, 'reason'),
      trackingNumber: textOrNull(data, 'trackingNumber'),
      pickedUp: isChecked(data, 'pickedUp'),
    });
    setIsApplying(false);
    if ('failure' in applied) return applied.failure;
    onDone(applied.outcomes);
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="jobs">
      {isKnown ? (
        <Text color="fg.muted" role="status">
          {t('job-bulk:preview', { count: possible.length, total: rows.length })}
        </Text>
      ) : (
        <BulkProgress label={t('job-bulk:previewing')} done={rows.length} total={ids.length} />
      )}
      <BulkOutcomes
        label={t('job-bulk:previewLabel')}
        outcomes={rows.map((row, index) => ({
          id: row.jobOrderId,
          number: targets[index]?.number ?? '',
          isOk: row.ok,
          text:
            row.ok && row.jobOrder && row.to
              ? t('job-bulk:fromTo', { from: row.jobOrder.status.name, to: row.to.name })
              : outcomeText(row),
        }))}
      />
      {isCancelling && isKnown && possible.length > 0 && (
        <OrdersIfCancelled
          ids={possible.map(({ jobOrderId }) => jobOrderId)}
          onPreviewShown={setIsPreviewShown}
        />
      )}
      {isReasonRequired && (
        <TextAreaField name="reason" label={t('field.reason')} maxLength={JOB_TEXT_LENGTHS.reason} />
      )}
      {isShipmentRequired && (
        <>
          <TextField
            name="trackingNumber"
            label={t('field.trackingNumber')}
            maxLength={JOB_TEXT_LENGTHS.trackingNumber}
          />
          <CheckboxField name="pickedUp" label={t('field.pickedUp')} />
        </>
      )}
      {isApplying && targets.length > done && done > 0 && (
        <BulkProgress label={t('job-bulk:applying')} done={done} total={targets.length} />
      )}
      <Button
        type="submit"
        alignSelf="flex-end"
        {...(isCancelling ? { colorPalette: 'red' } : {})}
        disabled={!isKnown || possible.length === 0 || !isPreviewShown}
        loading={isApplying}
      >
        {t(isCancelling ? 'job-bulk:cancel.apply' : 'job-bulk:apply', { count: possible.length })}
      </Button>
    </Form>
  );
}
