import { Button, Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LazyDepositDue } from '../../../../deposit/LazyDepositDue.tsx';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { AppLink } from '../../../../ui/actions/AppLink.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { useUndo } from '../actions/useUndo.ts';
import { useUndoWindow } from '../actions/useUndoWindow.ts';
import type { JobMessages_job$key } from './__generated__/JobMessages_job.graphql.ts';

const fragment = graphql`
  fragment JobMessages_job on JobOrder {
    id
    number
    undoableUntil
    declineReason
    reworkReason
    cancelReason
    status {
      code
    }
    orderGroup {
      salesOrderNumber
    }
    remake {
      number
    }
    remadeFrom {
      number
    }
    reorderedFrom {
      number
    }
    history {
      action
      reason
      to {
        name
      }
      user {
        id
      }
      actingBy {
        id
      }
    }
  }
`;

/** Messages: the open question, why it was declined or cancelled, related jobs, undo. */
export function JobMessages({ job: key }: { job: JobMessages_job$key }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const { user } = useSignedInViewer();
  const { code } = job.status;
  const last = job.history.at(-1);
  const canUndo = useUndoWindow(last?.user?.id === user.id ? job.undoableUntil : null);
  const [undo, isUndoing] = useUndo();
  const question = job.history.findLast(({ action }) => action === 'ASK_INFO')?.reason;
  const related = [
    { key: 'remake', number: job.remake?.number },
    { key: 'remadeFrom', number: job.remadeFrom?.number },
    { key: 'reorderedFrom', number: job.reorderedFrom?.number },
  ];
  return (
    <Stack gap="3" _empty={{ display: 'none' }}>
      {canUndo && last && (
        <Notice tone="info">
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            {t('undo.text', { status: last.to.name })}
            <Button
              size="xs"
              variant="outline"
              loading={isUndoing}
              onClick={() => undo({ id: job.id, number: job.number })}
            >
              {t('undo.action')}
            </Button>
          </Flex>
        </Notice>
      )}
      <LazyDepositDue salesOrderNumber={job.orderGroup.salesOrderNumber} />
      {code === 'NEEDS_INFO' && question && (
        <Notice tone="warning" title={t('message.question')}>
          {question}
        </Notice>
      )}
      {code === 'DECLINED' && job.declineReason && (
        <Notice tone="warning" title={t('message.declined')}>
          {job.declineReason}
        </Notice>
      )}
      {job.reworkReason && (
        <Notice tone="warning" title={t('message.rework')}>
          {job.reworkReason}
        </Notice>
      )}
      {code === 'CANCELLED' && job.cancelReason && (
        <Notice tone="info" title={t('message.cancelled')}>
          {job.cancelReason}
        </Notice>
      )}
      {related.map(
        ({ key: relation, number }) =>
          number && (
            <Notice key={relation} tone="info">
              {t(`message.${relation}`)} <AppLink to={links.jobOrder(number)}>{number}</AppLink>
            </Notice>
          ),
      )}
    </Stack>
  );
}
