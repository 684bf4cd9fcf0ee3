import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { PromisedDay } from '../../../../orders/PromisedDay.tsx';
import { WaitingOn } from '../../../../orders/waiting/WaitingOn.tsx';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { DetailHeader } from '../../../../ui/layout/DetailHeader.tsx';
import { jobList } from '../../_lib/job-list.ts';
import { JobActions } from '../actions/JobActions.tsx';
import type { JobHeader_job$key } from './__generated__/JobHeader_job.graphql.ts';

const fragment = graphql`
  fragment JobHeader_job on JobOrder {
    id
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
    }
    waitingFor {
      ...WaitingOn_for
    }
    ...JobActions_job
  }
`;

type JobHeaderProps = { job: JobHeader_job$key; neighbours: ReactNode };

/** Header: number, status, who has to act, promised day, total, and available actions. */
export function JobHeader({ job: key, neighbours }: JobHeaderProps) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const [address] = useSearchParams();
  const { isStaff } = useSignedInViewer();
  const { status } = job;
  return (
    <DetailHeader
      crumbs={[
        { label: t('tracking') },
        {
          label: t('title'),
          to: links.jobOrders() + jobList.search(jobList.withoutSelection(jobList.read(address))),
        },
      ]}
      neighbours={neighbours}
      number={job.number}
      state={<StatusDot name={status.name} colour={status.colour} />}
      lines={[job.title + (job.quantity > 1 ? ` × ${job.quantity}` : '')]}
      facts={[
        job.waitingFor && {
          label: t('filter.waiting'),
          value: (
            <WaitingOn
              waitingFor={job.waitingFor}
              subject={job}
              words={{
                viewer: t('waiting.you'),
                manufacturer: t(`option.waiting.${isStaff ? 'staff' : 'customer'}.us`),
              }}
            />
          ),
        },
        {
          label: t('column.promised'),
          value: <PromisedDay promisedOn={job.promisedOn} urgency={job.urgency} />,
        },
        job.total != null && {
          label: t('column.total'),
          value: <Money amount={job.total} currency={job.currency} />,
        },
      ]}
    >
      <JobActions job={job} />
    </DetailHeader>
  );
}
