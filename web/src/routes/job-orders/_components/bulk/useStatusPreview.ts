import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { MAX_BULK_JOBS } from '../../../../lib/forms/limits.ts';
import type {
  useStatusPreviewQuery,
  useStatusPreviewQuery$data,
} from './__generated__/useStatusPreviewQuery.graphql.ts';
import { inBatches } from './batches.ts';

const query = graphql`
  query useStatusPreviewQuery($jobOrderIds: [ID!]!, $statusCode: String!) {
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
        version
        status {
          name
        }
      }
    }
  }
`;

/** Preview of a status update for one job. */
type PreviewRow = useStatusPreviewQuery$data['jobOrderStatusPreview'][number];

/**
 * Preview of a status update by row, loaded in batches. It is fixed, so that exactly the preview is applied. Failures
 * are thrown to the error boundary.
 */
export function useStatusPreview(ids: readonly string[], statusCode: string): readonly PreviewRow[] {
  const environment = useRelayEnvironment();
  const [rows, setRows] = useState<readonly PreviewRow[]>([]);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isGone = false;
    async function ask(): Promise<void> {
      for (const jobOrderIds of inBatches(ids, MAX_BULK_JOBS)) {
        const variables = { jobOrderIds, statusCode };
        const answer = await fetchQuery<useStatusPreviewQuery>(environment, query, variables).toPromise();
        if (isGone) return;
        setRows((before) => [...before, ...(answer?.jobOrderStatusPreview ?? [])]);
      }
    }
    setRows([]);
    ask().catch((reason: unknown) => !isGone && setError(reason));
    return () => {
      isGone = true;
    };
  }, [environment, ids, statusCode]);

  if (error !== null) throw error;
  return rows;
}
