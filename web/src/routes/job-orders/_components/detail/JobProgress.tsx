import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { progressOf, stageIndex } from '../../_lib/job-progress.ts';
import type { JobProgress_job$key } from './__generated__/JobProgress_job.graphql.ts';
import { ProgressRail } from './ProgressRail.tsx';

const fragment = graphql`
  fragment JobProgress_job on JobOrder {
    needsApproval
    isOnBench
    history {
      action
      from {
        code
      }
    }
    status {
      code
      name
    }
    stage {
      code
      name
    }
    benchStages {
      code
      name
    }
  }
`;

/** How far the job is, and where on the bench: exactly for staff, coarsely for customers. */
export function JobProgress({ job: key }: { job: JobProgress_job$key }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const progress = progressOf({
    statusCode: job.status.code,
    heldIn: job.history.findLast(({ action }) => action === 'HOLD')?.from?.code ?? null,
    needsApproval: job.needsApproval,
  });
  if (progress === null) return null;
  const { milestones, current } = progress;
  const { stage, benchStages } = job;
  return (
    <Panel aria-label={t('progress.label')}>
      <Stack gap="4">
        <ProgressRail
          label={t('progress.label')}
          steps={milestones.map((milestone) => ({ key: milestone, name: t(`milestone.${milestone}`) }))}
          current={current}
          currentText={job.status.name}
        />
        {stage && job.isOnBench && (
          <ProgressRail
            label={t('progress.bench')}
            steps={benchStages.map(({ code, name }) => ({ key: String(code), name }))}
            current={stageIndex(
              benchStages.map(({ code }) => code),
              stage.code,
            )}
            currentText={stage.name}
            isDense
          />
        )}
      </Stack>
    </Panel>
  );
}
