import { Button, type ButtonProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuArrowRightLeft } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx';
import type { MoveMenu_job$key } from './__generated__/MoveMenu_job.graphql.ts';
import { useMoveJob } from './useMoveJob.ts';

const fragment = graphql`
  fragment MoveMenu_job on JobOrder {
    id
    number
    version
    allowedEdits
    stage {
      code
    }
    benchStages {
      code
      name
      missing
    }
  }
`;

type MoveMenuProps = Pick<ButtonProps, 'size' | 'variant'> & {
  job: MoveMenu_job$key;
  label: string;
  /** Called after the job was moved. */
  onMoved?: () => void;
};

/** Menu with the stages of a job. Selecting one makes the job wait for it. */
export function MoveMenu({ job: key, label, onMoved, ...look }: MoveMenuProps) {
  const { t } = useTranslation('bench');
  const { id, number, version, allowedEdits, stage, benchStages } = useFragment(fragment, key);
  const [move, isMoving] = useMoveJob();
  if (!allowedEdits.includes('STAGE')) return null;
  const here = benchStages.find(({ code }) => code === stage?.code || code - 1 === stage?.code)?.code;
  const entries = benchStages.map((each, index) => ({
    key: String(each.code),
    label: each.name,
    isCurrent: each.code === here,
    // A job may wait for the stage after the last reachable one.
    isDisabled: Boolean(each.missing && benchStages[index - 1]?.missing),
    onSelect: () => void move({ id, number, version }, each).then((isMoved) => isMoved && onMoved?.()),
  }));
  return (
    <ActionMenu
      trigger={
        <Button
          variant="outline"
          {...look}
          loading={isMoving}
          aria-label={label === t('move') ? t('moveOf', { number }) : undefined}
        >
          <LuArrowRightLeft aria-hidden />
          {label}
        </Button>
      }
      entries={entries}
    />
  );
}
