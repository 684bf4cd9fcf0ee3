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

/** What a status update would do with one job. */
type PreviewRow = useStatusPreviewQuery$data['jobOrderStatusPreview'][number];

/**
 * What a status update would do, row by row, as far as it is known: of many jobs it is asked for as many at a time as a
 * call takes. Kept as it was told: exactly this is what is applied. A failure is thrown to the boundary.
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
