import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { WaitingOn } from '../../../../orders/waiting/WaitingOn.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { useJobDialog } from '../actions/job-dialog.ts';
import type { ProofDecisionPanel_job$key } from './__generated__/ProofDecisionPanel_job.graphql.ts';
import type { ProofDecisionPanel_version$key } from './__generated__/ProofDecisionPanel_version.graphql.ts';

const versionFragment = graphql`
  fragment ProofDecisionPanel_version on ProofVersion {
    number
    total
    currency
    noteToCustomer
    publishedAt
    publishedBy {
      fullName
    }
    service {
      awaitsApproval
    }
    decision {
      isApproved
      at
      total
      currency
      reason
      digest
      userName
    }
  }
`;

const jobFragment = graphql`
  fragment ProofDecisionPanel_job on JobOrder {
    id
    number
    currency
    totalIfApproved
    waitingFor {
      who
      ...WaitingOn_for
    }
    allowedActions {
      action
      enabled
    }
  }
`;

type ProofDecisionPanelProps = {
  version: ProofDecisionPanel_version$key;
  job: ProofDecisionPanel_job$key;
  isNewest: boolean;
};

/** Author and message of the version, its decisions, and the customer’s decision form with the price. */
export function ProofDecisionPanel({ version: versionKey, job: jobKey, isNewest }: ProofDecisionPanelProps) {
  const { t } = useTranslation('jobs');
  const { dateTime, money } = useFormat();
  const { open } = useJobDialog();
  const version = useFragment(versionFragment, versionKey);
  const job = useFragment(jobFragment, jobKey);
  const { decision, service } = version;
  const isOpen = isNewest && !decision && service.awaitsApproval;
  const can = (action: string) => job.allowedActions.some((each) => each.action === action && each.enabled);
  return (
    <Stack gap="3">
      {version.noteToCustomer && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {version.noteToCustomer}
        </Text>
      )}
      <Text textStyle="xs" color="fg.muted">
        {t('proof.published', {
          number: version.number,
          name: version.publishedBy.fullName,
          at: dateTime(version.publishedAt),
        })}
        {version.total != null && ` · ${t('proof.total', { total: money(version.total, version.currency) })}`}
      </Text>
      {decision && (
        <Notice
          tone={decision.isApproved ? 'success' : 'warning'}
          title={t(decision.isApproved ? 'proof.approved' : 'proof.declined', {
            name: decision.userName,
            at: dateTime(decision.at),
          })}
        >
          {decision.reason && (
            <Text whiteSpace="pre-line">{t('history.reason', { reason: decision.reason })}</Text>
          )}
          {decision.isApproved && decision.total != null && (
            <Text>{t('proof.agreed', { total: money(decision.total, decision.currency) })}</Text>
          )}
          <Text textStyle="xs">{t('proof.digest', { digest: decision.digest.slice(0, 16) })}</Text>
        </Notice>
      )}
      {!decision && !isNewest && <Text color="fg.muted">{t('proof.superseded')}</Text>}
      {isOpen && !can('APPROVE') && job.waitingFor?.who === 'CUSTOMER' && (
        <div>
          <Text textStyle="xs" color="fg.muted">
            {t('filter.waiting')}
          </Text>
          <WaitingOn waitingFor={job.waitingFor} subject={job} />
        </div>
      )}
      {isOpen && can('APPROVE') && (
        <Stack gap="2">
          {job.totalIfApproved != null && (
            <Text fontWeight="medium">
              {t('proof.agree', { total: money(job.totalIfApproved, job.currency) })}
            </Text>
          )}
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => open({ name: 'APPROVE' })}>{t('proof.approve')}</Button>
            {can('DECLINE') && (
              <Button variant="outline" onClick={() => open({ name: 'DECLINE' })}>
                {t('proof.decline')}
              </Button>
            )}
          </Flex>
        </Stack>
      )}
    </Stack>
  );
}
