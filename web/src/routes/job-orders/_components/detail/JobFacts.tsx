import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ContactValue } from '../../../../contacts/ContactValue.tsx';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { SALES_ORDERS_EDIT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { TrackingLink } from '../../../../orders/TrackingLink.tsx';
import { KeyValueList } from '../../../../ui/data/KeyValueList.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { JobFacts_job$key } from './__generated__/JobFacts_job.graphql.ts';

const fragment = graphql`
  fragment JobFacts_job on JobOrder {
    id
    createdAt
    wantedBy
    poNumber
    reference
    endCustomer
    ownMetal
    trackingNumber
    trackingUrl
    pickedUp
    shippedAt
    priority {
      name
    }
    customer {
      databaseId
      name
      accountNumber
      email
      phone
    }
    placedBy {
      fullName
    }
    contact {
      databaseId
      fullName
      email
      phone
    }
    orderGroup {
      actingBy {
        fullName
      }
    }
  }
`;

/** Customer, author, date, and the customer’s references. */
export function JobFacts({ job: key }: { job: JobFacts_job$key }) {
  const { t } = useTranslation('jobs');
  const { date, dateTime } = useFormat();
  const { isStaff } = useSignedInViewer();
  const mayChange = useCan()(SALES_ORDERS_EDIT) && isStaff;
  const job = useFragment(fragment, key);
  const { customer, contact, placedBy, orderGroup } = job;
  const orderedBy = orderGroup.actingBy
    ? t('history.for', { staff: orderGroup.actingBy.fullName, user: placedBy.fullName })
    : placedBy.fullName;
  const shipped = job.shippedAt && dateTime(job.shippedAt);
  const tracking = job.trackingNumber && <TrackingLink number={job.trackingNumber} url={job.trackingUrl} />;
  const row = { of: 'ORDER', id: job.id, customerId: customer.databaseId, contact } as const;
  const entries = [
    { label: t('fact.account'), value: customer.accountNumber },
    { label: t('fact.email'), value: customer.email },
    { label: t('fact.phone'), value: customer.phone },
    {
      label: t('fact.contact'),
      value: (contact || mayChange) && (
        <ContactValue row={row} label={t('fact.contact')} mayChange={mayChange} />
      ),
    },
    { label: t('fact.orderedBy'), value: orderedBy },
    { label: t('column.ordered'), value: dateTime(job.createdAt) },
    { label: t('fact.wantedBy'), value: job.wantedBy && date(job.wantedBy) },
    { label: t('fact.priority'), value: job.priority.name },
    { label: t('fact.po'), value: job.poNumber },
    { label: t('fact.reference'), value: job.reference },
    { label: t('fact.endCustomer'), value: job.endCustomer },
    { label: t('items.metal'), value: job.ownMetal && t('fact.ownMetal') },
    { label: t('fact.shipped'), value: shipped },
    { label: t('fact.tracking'), value: job.pickedUp ? t('fact.pickedUp') : tracking },
  ];
  return (
    <DetailPanel title={customer.name}>
      <KeyValueList entries={entries.filter(({ value }) => value)} />
    </DetailPanel>
  );
}
