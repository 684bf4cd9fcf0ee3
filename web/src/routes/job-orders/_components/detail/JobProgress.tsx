import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import type { JobProgress_job$key } from './__generated__/JobProgress_job.graphql.ts';
import { ProgressRail } from './ProgressRail.tsx';

const fragment = graphql`
  fragment JobProgress_job on JobOrder {
    progress {
      milestones
      completed
    }
    status {
      name
    }
    stage {
      name
    }
    benchStageIndex
    benchStages {
      code
      name
    }
  }
`;

/** Progress of the job and its bench stage: detailed for staff, coarse for customers. */
export function JobProgress({ job: key }: { job: JobProgress_job$key }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const { progress, stage, benchStages, benchStageIndex } = job;
  if (!progress) return null;
  return (
    <Panel aria-label={t('progress.label')}>
      <Stack gap="4">
        <ProgressRail
          label={t('progress.label')}
          steps={progress.milestones.map((milestone) => ({
            key: milestone,
            name: t(`milestone.${milestone}`),
          }))}
          current={progress.completed}
          currentText={job.status.name}
        />
        {stage && benchStageIndex != null && (
          <ProgressRail
            label={t('progress.bench')}
            steps={benchStages.map(({ code, name }) => ({ key: String(code), name }))}
            current={benchStageIndex}
            currentText={stage.name}
            isDense
          />
        )}
      </Stack>
    </Panel>
  );
}
