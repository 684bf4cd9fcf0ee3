import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { useTaskName } from './useTaskName.ts';

/** Name and subject of a task. */
export function TaskName({ task, about }: { task: string; about: string | null | undefined }) {
  const { name, subject } = useTaskName(task, about);
  return <CellLines detail={[subject]}>{name}</CellLines>;
}

/** Last error. */
export function LastError({ lastError }: { lastError: string | null | undefined }) {
  return (
    <Text as="span" overflowWrap="anywhere" lineClamp={4}>
      {lastError}
    </Text>
  );
}

/** When a task failed, and after how many attempts. */
export function FailedAt({ failedAt, attempts }: { failedAt: string; attempts: number }) {
  const { t } = useTranslation('failed-tasks');
  return (
    <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
      <DateText value={failedAt} />
      {' · '}
      {t('attempts', { count: attempts })}
    </Text>
  );
}
