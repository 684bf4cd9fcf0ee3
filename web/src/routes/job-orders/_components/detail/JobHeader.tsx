import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { PromisedDay } from '../../../../orders/PromisedDay.tsx';
import { HeaderFacts } from '../../../../ui/data/HeaderFacts.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { Breadcrumb } from '../../../../ui/layout/Breadcrumb.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { jobList } from '../../_lib/job-list.ts';
import { JobActions } from '../actions/JobActions.tsx';
import type { JobHeader_job$key } from './__generated__/JobHeader_job.graphql.ts';

const fragment = graphql`
  fragment JobHeader_job on JobOrder {
    number
    title
    quantity
    currency
    total
    promisedOn
    urgency
    status {
      name
      colour
      waitingOn
    }
    ...JobActions_job
  }
`;

type JobHeaderProps = { job: JobHeader_job$key; neighbours: ReactNode };

/** The header band: number, status, whose turn it is, promised day, total, and the actions allowed now. */
export function JobHeader({ job: key, neighbours }: JobHeaderProps) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const [address] = useSearchParams();
  const { isStaff } = useSignedInViewer();
  const { status } = job;
  const waiting = status.waitingOn === 'US' ? 'us' : status.waitingOn === 'CUSTOMER' ? 'customer' : null;
  return (
    <Panel as="header">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Breadcrumb
          crumbs={[
            { label: t('tracking') },
            {
              label: t('title'),
              to: links.jobOrders() + jobList.search(jobList.withoutSelection(jobList.read(address))),
            },
          ]}
        />
        <Box mt="-2" me="-2">
          {neighbours}
        </Box>
      </Flex>
      <Flex justify="space-between" wrap="wrap" columnGap="10" rowGap="4">
        <Box minW="0">
          <Flex align="center" wrap="wrap" columnGap="4" rowGap="1">
            <Heading as="h1" textStyle="display" whiteSpace="nowrap">
              {job.number}
            </Heading>
            <Text as="span" textStyle="md" fontWeight="medium">
              <StatusDot name={status.name} colour={status.colour} />
            </Text>
          </Flex>
          <Text color="fg.muted">
            {job.title}
            {job.quantity > 1 && ` × ${job.quantity}`}
          </Text>
        </Box>
        <HeaderFacts>
          {waiting && (
            <div>
              <dt>{t('filter.waiting')}</dt>
              <dd>{t(`option.waiting.${isStaff ? 'staff' : 'customer'}.${waiting}`)}</dd>
            </div>
          )}
          <div>
            <dt>{t('column.promised')}</dt>
            <dd>
              <PromisedDay promisedOn={job.promisedOn} urgency={job.urgency} />
            </dd>
          </div>
          {job.total != null && (
            <div>
              <dt>{t('column.total')}</dt>
              <dd>
                <Money amount={job.total} currency={job.currency} />
              </dd>
            </div>
          )}
        </HeaderFacts>
      </Flex>
      <JobActions job={job} />
    </Panel>
  );
}
