import { Button, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LinesSkeleton } from '../../../../ui/feedback/Skeletons.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import { useJobDialog } from '../actions/job-dialog.ts';
import type { JobProofs_job$key } from './__generated__/JobProofs_job.graphql.ts';

const ProofViewer = lazy(async () => ({ default: (await import('./ProofViewer.tsx')).ProofViewer }));

const fragment = graphql`
  fragment JobProofs_job on JobOrder {
    allowedEdits
    proofVersions {
      id
    }
    ...ProofViewer_job
  }
`;

/** Proofs for the customer’s approval: versions of pictures, comments, and decisions. */
export function JobProofs({ job: key }: { job: JobProofs_job$key }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const { open } = useJobDialog();
  const canPublish = job.allowedEdits.includes('PUBLISH_PROOF');
  if (job.proofVersions.length === 0 && !canPublish) return null;
  return (
    <DetailPanel
      title={t('proof.title')}
      action={
        canPublish && (
          <Button size="xs" variant="outline" onClick={() => open({ name: 'PUBLISH_PROOF' })}>
            {t('action.PUBLISH_PROOF')}
          </Button>
        )
      }
    >
      {job.proofVersions.length === 0 ? (
        <Text color="fg.muted">{t('proof.none')}</Text>
      ) : (
        <Suspense fallback={<LinesSkeleton lines={8} />}>
          <ProofViewer job={job} />
        </Suspense>
      )}
    </DetailPanel>
  );
}
