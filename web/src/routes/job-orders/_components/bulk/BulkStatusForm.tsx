import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { CheckboxField } from '../../../../lib/forms/CheckboxField.tsx';
import { Form } from '../../../../lib/forms/Form.tsx';
import { isChecked, textOrNull } from '../../../../lib/forms/form-values.ts';
import { JOB_TEXT_LENGTHS } from '../../../../lib/forms/limits.ts';
import { TextAreaField } from '../../../../lib/forms/TextAreaField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import { useResultMutation } from '../../../../lib/forms/useResultMutation.ts';
import type { BulkStatusFormMutation } from './__generated__/BulkStatusFormMutation.graphql.ts';
import type { BulkStatusFormPreviewQuery } from './__generated__/BulkStatusFormPreviewQuery.graphql.ts';
import { BulkOutcomes } from './BulkOutcomes.tsx';
import type { BulkJob, BulkOutcome } from './bulk-job.ts';
import { useOutcomeText } from './useOutcomeText.ts';

/** What a status update would do, row by row. */
export const bulkStatusPreviewQuery = graphql`
  query BulkStatusFormPreviewQuery($jobOrderIds: [ID!]!, $statusCode: String!) {
    jobOrderStatusPreview(jobOrderIds: $jobOrderIds, statusCode: $statusCode) {
      jobOrderId
      ok
      takesReason
      requiresTracking
      code
      to {
        name
      }
      jobOrder {
        number
        status {
          name
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation BulkStatusFormMutation($input: UpdateJobOrderStatusesInput!) {
    result: updateJobOrderStatuses(input: $input) {
      __typename
      ... on UpdateJobOrderStatusesSuccess {
        results {
          jobOrderId
          ok
          code
          to {
            name
          }
          jobOrder {
            id
            number
            version
            urgency
            status {
              code
              name
              colour
            }
          }
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type BulkStatusFormProps = {
  jobs: readonly BulkJob[];
  statusCode: string;
  previewRef: PreloadedQuery<BulkStatusFormPreviewQuery>;
  onDone: (results: readonly BulkOutcome[]) => void;
};

/** The preview, what the steps ask for, and the button that applies them. */
export function BulkStatusForm({ jobs, statusCode, previewRef, onDone }: BulkStatusFormProps) {
  const { t } = useTranslation('jobs');
  const { jobOrderStatusPreview: rows } = usePreloadedQuery<BulkStatusFormPreviewQuery>(
    bulkStatusPreviewQuery,
    previewRef,
  );
  const [commit, isApplying] = useResultMutation<BulkStatusFormMutation>(mutation);
  const outcomeText = useOutcomeText();
  const numberOf = (id: string) => jobs.find((job) => job.id === id)?.number ?? '';
  const possible = rows.filter(({ ok }) => ok);
  const asksReason = possible.some(({ takesReason }) => takesReason);
  const asksShipment = possible.some(({ requiresTracking }) => requiresTracking);

  async function handleSend(data: FormData) {
    const outcome = await commit({
      input: {
        jobOrderIds: rows.map(({ jobOrderId }) => jobOrderId),
        statusCode,
        reason: textOrNull(data, 'reason'),
        trackingNumber: textOrNull(data, 'trackingNumber'),
        pickedUp: isChecked(data, 'pickedUp'),
      },
    });
    if (!outcome.ok) return outcome.failure;
    onDone(
      outcome.success.results.map((result) => ({
        id: result.jobOrderId,
        number: numberOf(result.jobOrderId),
        isOk: result.ok,
        text: outcomeText(result),
      })),
    );
    return null;
  }

  return (
    <Form onSend={handleSend} routeNamespace="jobs" isGuarded={false}>
      <Text color="fg.muted" role="status">
        {t('bulk.preview', { count: possible.length, total: rows.length })}
      </Text>
      <BulkOutcomes
        label={t('bulk.previewLabel')}
        outcomes={rows.map((row) => ({
          id: row.jobOrderId,
          number: numberOf(row.jobOrderId),
          isOk: row.ok,
          text:
            row.ok && row.jobOrder && row.to
              ? t('bulk.fromTo', { from: row.jobOrder.status.name, to: row.to.name })
              : outcomeText(row),
        }))}
      />
      {asksReason && (
        <TextAreaField name="reason" label={t('field.reason')} maxLength={JOB_TEXT_LENGTHS.reason} />
      )}
      {asksShipment && (
        <>
          <TextField
            name="trackingNumber"
            label={t('field.trackingNumber')}
            maxLength={JOB_TEXT_LENGTHS.trackingNumber}
          />
          <CheckboxField name="pickedUp" label={t('field.pickedUp')} />
        </>
      )}
      <Button type="submit" alignSelf="flex-end" disabled={possible.length === 0} loading={isApplying}>
        {t('bulk.apply', { count: possible.length })}
      </Button>
    </Form>
  );
}
