import { chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { PromiseMark } from '../../../orders/bench/PromiseMark.tsx';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import type { BenchCard_job$key } from './__generated__/BenchCard_job.graphql.ts';
import { DraggedJobContext } from './dragged-job.ts';
import { MoveMenu } from './MoveMenu.tsx';

const fragment = graphql`
  fragment BenchCard_job on JobOrder {
    id
    number
    version
    title
    quantity
    startBy
    customer {
      name
    }
    stage {
      isActive
    }
    benchStages {
      code
      missing
    }
    ...PromiseMark_job
    ...MoveMenu_job
  }
`;

const Card = chakra('article', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    p: '3',
    cursor: 'grab',
    textStyle: 'sm',
  },
  variants: { isDragged: { true: { opacity: 0.5 } } },
});

/** A job on the board, moved by dragging or by its menu. */
export function BenchCard({ job: key, onMoved }: { job: BenchCard_job$key; onMoved: () => void }) {
  const { t } = useTranslation('bench');
  const { date } = useFormat();
  const job = useFragment(fragment, key);
  const { id, number, version, title, quantity, startBy, customer, stage, benchStages } = job;
  const { job: dragged, setJob } = useContext(DraggedJobContext);

  function handleDragStart() {
    const reachable = benchStages.filter(({ missing }, at) => !missing || !benchStages[at - 1]?.missing);
    setJob({ id, number, version, stages: reachable.map(({ code }) => code) });
  }

  return (
    <Card
      draggable
      isDragged={dragged?.id === id}
      onDragStart={handleDragStart}
      onDragEnd={() => setJob(null)}
      aria-label={number}
    >
      <Flex justify="space-between" gap="2" align="baseline">
        <AppLink to={links.benchScan(number)} fontWeight="medium">
          {number}
        </AppLink>
        {stage?.isActive && (
          <Text textStyle="xs" color="fg.muted">
            {t('atWork')}
          </Text>
        )}
      </Flex>
      <Text lineClamp={2}>
        {title}
        {quantity > 1 && ` × ${quantity}`}
      </Text>
      <Text color="fg.muted" textStyle="xs">
        {customer.name}
      </Text>
      <HStack justify="space-between" gap="2" mt="2" wrap="wrap">
        <Text as="div" textStyle="xs">
          <PromiseMark job={job} />
          {startBy && (
            <Text as="span" display="block" color="fg.muted">
              {t('startBy', { date: date(startBy) })}
            </Text>
          )}
        </Text>
        <MoveMenu job={job} label={t('move')} size="xs" onMoved={onMoved} />
      </HStack>
    </Card>
  );
}
