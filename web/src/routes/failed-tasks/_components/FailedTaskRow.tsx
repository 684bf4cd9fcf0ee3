import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { CONFIGURATION_SETTINGS } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { DataCell } from '../../../ui/DataCell.tsx';
import { DataRow } from '../../../ui/DataRow.tsx';
import { DayText } from '../../../ui/DayText.tsx';
import type { FailedTaskRow_task$key } from './__generated__/FailedTaskRow_task.graphql.ts';
import { FailedTaskActions } from './FailedTaskActions.tsx';
import { useTaskName } from './useTaskName.ts';

const fragment = graphql`
  fragment FailedTaskRow_task on FailedTask {
    id
    task
    about
    lastError
    attempts
    failedAt
  }
`;

type FailedTaskRowProps = { task: FailedTaskRow_task$key; connection: string };

/** One task: what it was to do, what went wrong, and what may be done now. */
export function FailedTaskRow({ task: key, connection }: FailedTaskRowProps) {
  const { t } = useTranslation('failed-tasks');
  const { id, task, about, lastError, attempts, failedAt } = useFragment(fragment, key);
  const can = useCan();
  const { name, subject } = useTaskName(task, about);
  return (
    <DataRow>
      <DataCell area="title">
        <Text as="span" display="block" minW={{ md: '44' }}>
          {name}
        </Text>
        {subject && (
          <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {subject}
          </Text>
        )}
      </DataCell>
      <DataCell area="meta">
        <Text as="span" overflowWrap="anywhere" lineClamp={4}>
          {lastError}
        </Text>
      </DataCell>
      <DataCell area="status">
        <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
          <DayText value={failedAt} />
          {' · '}
          {t('attempts', { count: attempts })}
        </Text>
      </DataCell>
      <DataCell area="more">
        {can(CONFIGURATION_SETTINGS) && (
          <FailedTaskActions id={id} name={subject ? `${name}, ${subject}` : name} connection={connection} />
        )}
      </DataCell>
    </DataRow>
  );
}
