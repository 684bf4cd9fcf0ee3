import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Panel } from '../../../../ui/Panel.tsx';
import { progressOf, stageIndex } from '../../_lib/job-progress.ts';
import type { JobProgress_job$key } from './__generated__/JobProgress_job.graphql.ts';
import { ProgressRail } from './ProgressRail.tsx';

const fragment = graphql`
  fragment JobProgress_job on JobOrder {
    needsApproval
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

/** Statuses in which the bench matters. */
const IN_WORK = ['APPROVED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'ON_HOLD'];

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
        {stage && IN_WORK.includes(job.status.code) && (
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
