import { Box, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { DataCell } from '../../../../ui/DataCell.tsx';
import { DataRow } from '../../../../ui/DataRow.tsx';
import { DayText } from '../../../../ui/DayText.tsx';
import { Money } from '../../../../ui/Money.tsx';
import { PiecePicture } from '../../../../ui/PiecePicture.tsx';
import { RowLink } from '../../../../ui/RowLink.tsx';
import { SelectBox } from '../../../../ui/SelectBox.tsx';
import { StatusDot } from '../../../../ui/StatusDot.tsx';
import { jobListSearch, listPlace } from '../../_lib/job-list-view.ts';
import { useJobListView } from '../../_lib/useJobListView.ts';
import { PromisedDay } from '../PromisedDay.tsx';
import type { JobListRow_job$key } from './__generated__/JobListRow_job.graphql.ts';
import { NoteCount } from './NoteCount.tsx';

const fragment = graphql`
  fragment JobListRow_job on JobOrder {
    number
    title
    quantity
    imageUrl
    currency
    total
    poNumber
    reference
    endCustomer
    promisedOn
    urgency
    noteCount
    createdAt
    customer {
      name
    }
    status {
      name
      colour
    }
  }
`;

type JobListRowProps = {
  job: JobListRow_job$key;
  isSelected: boolean;
  onSelect: () => void;
};

/** One job: a row on a desktop, a card on a phone. Its link carries the list along, for next and previous. */
export function JobListRow({ job: key, isSelected, onSelect }: JobListRowProps) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const { view } = useJobListView();
  const { isStaff, isMultiCustomer } = useSignedInViewer();
  const withCustomer = isStaff || isMultiCustomer;
  const theirs = [job.reference, job.endCustomer, job.poNumber && t('po', { number: job.poNumber })]
    .filter(Boolean)
    .join(' · ');
  return (
    <DataRow isSelected={isSelected}>
      <DataCell area="select">
        <SelectBox
          label={t('select.one', { number: job.number })}
          isChecked={isSelected}
          onChange={onSelect}
        />
      </DataCell>
      <DataCell area="picture">
        <Box boxSize={{ base: '16', md: '10' }}>
          <PiecePicture src={job.imageUrl} alt="" sizes="64px" />
        </Box>
      </DataCell>
      <DataCell area="title">
        <Box as="span" whiteSpace="nowrap">
          <RowLink to={links.jobOrder(job.number) + jobListSearch(listPlace(view))}>{job.number}</RowLink>
        </Box>
      </DataCell>
      <DataCell area="meta">
        <Text as="span" lineClamp={2}>
          {job.title}
          {job.quantity > 1 && ` × ${job.quantity}`}
        </Text>
        {theirs && (
          <Text as="span" textStyle="xs" color="fg.muted" lineClamp={1}>
            {theirs}
          </Text>
        )}
        {withCustomer && (
          <Text as="span" textStyle="xs" hideFrom="md" lineClamp={1}>
            {job.customer.name}
          </Text>
        )}
      </DataCell>
      {withCustomer && (
        <DataCell area="desktop">
          <Text as="span" lineClamp={2}>
            {job.customer.name}
          </Text>
        </DataCell>
      )}
      <DataCell area="status">
        <Box as="span" whiteSpace={{ base: 'nowrap', md: 'normal', '2xl': 'nowrap' }}>
          <StatusDot name={job.status.name} colour={job.status.colour} />
        </Box>
      </DataCell>
      <DataCell area="desktop">
        <Box as="span" whiteSpace="nowrap">
          <DayText value={job.createdAt} />
        </Box>
      </DataCell>
      <DataCell area="more">
        <HStack gap="3" whiteSpace="nowrap">
          <PromisedDay promisedOn={job.promisedOn} urgency={job.urgency} />
          <Box hideFrom="md">
            <NoteCount count={job.noteCount} />
          </Box>
        </HStack>
      </DataCell>
      <DataCell area="desktop">
        <NoteCount count={job.noteCount} />
      </DataCell>
      <DataCell area="amount" align="end">
        <Money amount={job.total} currency={job.currency} />
      </DataCell>
    </DataRow>
  );
}
