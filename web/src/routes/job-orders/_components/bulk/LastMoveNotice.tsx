import { Button, Flex } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { useUndoWindow } from '../actions/useUndoWindow.ts';
import { BulkProgress } from './BulkProgress.tsx';
import type { BulkOutcome } from './bulk-job.ts';
import { forgetMoved, lastMove, movedText, subscribeToMoved } from './moved-jobs.ts';
import { useTakeBack } from './useTakeBack.ts';

type LastMoveNoticeProps = {
  /** It can be dismissed without undoing. */
  isDismissible?: boolean;
  /** Called with the undo result per job. */
  onUndone: (outcomes: readonly BulkOutcome[]) => void;
};

/** The viewer’s latest bulk action with its undo button, for ten minutes. */
export function LastMoveNotice({ isDismissible, onUndone }: LastMoveNoticeProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSignedInViewer();
  const { failed } = useOperationToasts('jobs');
  const text = useSyncExternalStore(subscribeToMoved, () => movedText(user.id));
  const move = lastMove(text, Date.now());
  const canUndo = useUndoWindow(move?.until);
  const { takeBack, done } = useTakeBack();
  const [isUndoing, setIsUndoing] = useState(false);
  if (!move || !canUndo) return null;
  const { jobs, status } = move;

  async function handleUndo(): Promise<void> {
    setIsUndoing(true);
    const applied = await takeBack(jobs);
    setIsUndoing(false);
    if ('failure' in applied) failed('saving', jobs.map(({ number }) => number).join(', '), applied.failure);
    else onUndone(applied.outcomes);
  }

  return (
    <Notice tone="info">
      <Flex align="center" gap="3" wrap="wrap">
        {t('job-bulk:canUndo', { count: jobs.length, status })}
        {isUndoing && done > 0 && (
          <BulkProgress label={t('job-bulk:takingBack')} done={done} total={jobs.length} />
        )}
        <Flex ms="auto" gap="1" align="center">
          <Button size="xs" variant="outline" loading={isUndoing} onClick={() => void handleUndo()}>
            {t('undo.action')}
          </Button>
          {isDismissible && (
            <IconAction
              size="xs"
              label={t('job-bulk:keep')}
              icon={<LuX />}
              onClick={() => forgetMoved(user.id, jobs)}
            />
          )}
        </Flex>
      </Flex>
    </Notice>
  );
}
