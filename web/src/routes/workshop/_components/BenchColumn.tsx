import { chakra, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { type DragEvent, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import type { BenchColumn_column$key } from './__generated__/BenchColumn_column.graphql.ts';
import { BenchCard } from './BenchCard.tsx';
import { CapacityButton } from './CapacityButton.tsx';
import { CapacityMeter } from './CapacityMeter.tsx';
import { DraggedJobContext } from './dragged-job.ts';
import { DONE } from './useMoveJob.ts';

const fragment = graphql`
  fragment BenchColumn_column on BenchColumn {
    active
    waiting
    late
    capacity
    stage {
      code
      name
    }
    ...CapacityMeter_column
    jobs {
      id
      ...BenchCard_job
    }
  }
`;

const Column = chakra('li', {
  base: {
    flex: '0 0 17rem',
    maxW: '17rem',
    scrollSnapAlign: 'start',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    p: '3',
  },
  variants: { isTarget: { true: { borderColor: 'border.gold', borderStyle: 'dashed' } } },
});

type BenchColumnProps = {
  column: BenchColumn_column$key;
  onDrop: (stage: { code: number; name: string }) => void;
  /** Called after a change, to reload the board. */
  onChanged: () => void;
};

/** A stage with its capacity and cards. Dropped jobs wait for the stage. */
export function BenchColumn({ column: key, onDrop, onChanged }: BenchColumnProps) {
  const { t } = useTranslation('bench');
  const id = useId();
  const column = useFragment(fragment, key);
  const { stage, active, waiting, late, capacity, jobs } = column;
  const { job: dragged } = useContext(DraggedJobContext);
  const [isOver, setIsOver] = useState(false);
  const total = active + waiting;
  const mayDrop = stage !== null && stage !== undefined && (dragged?.stages.includes(stage.code) ?? false);

  function handleDragOver(event: DragEvent) {
    if (!mayDrop) return;
    event.preventDefault();
    setIsOver(true);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (stage && mayDrop) onDrop(stage);
  }

  return (
    <Column
      aria-labelledby={id}
      isTarget={isOver && mayDrop}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Stack gap="3">
        <Stack gap="2">
          <Flex gap="2" align="center" minH="6">
            <Heading as="h2" id={id} textStyle="sm" flex="1">
              {stage?.name ?? t('notStarted')}
            </Heading>
            {late > 0 && (
              <Text color="fg.error" textStyle="xs" fontWeight="medium">
                {t('late', { count: late })}
              </Text>
            )}
            {stage && stage.code !== DONE && (
              <CapacityButton stage={stage} capacity={capacity ?? null} onSaved={onChanged} />
            )}
          </Flex>
          <CapacityMeter column={column} />
        </Stack>
        {jobs.map((job) => (
          <BenchCard key={job.id} job={job} onMoved={onChanged} />
        ))}
        {total === 0 && (
          <Text color="fg.muted" textStyle="sm">
            {t('noJobs')}
          </Text>
        )}
        {total > jobs.length && (
          <HStack>
            <AppLink to={links.workshopJobs({ stage: String(stage?.code ?? 0) })} textStyle="sm">
              {t('moreJobs', { count: total - jobs.length })}
            </AppLink>
          </HStack>
        )}
      </Stack>
    </Column>
  );
}
