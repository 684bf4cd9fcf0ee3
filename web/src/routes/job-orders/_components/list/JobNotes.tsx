import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { NoteTabs } from '../../../../notes/NoteTabs.tsx';
import { JobNoteForm } from '../actions/JobNoteForm.tsx';
import type { JobNotesQuery } from './__generated__/JobNotesQuery.graphql.ts';

const query = graphql`
  query JobNotesQuery($number: String!) {
    jobOrder(number: $number) {
      ...NoteTabs_subject
    }
  }
`;

/** Notes of a job in the list, fetched when opened. */
export function JobNotes({ number }: { number: string }) {
  const { jobOrder } = useLazyLoadQuery<JobNotesQuery>(query, { number }, { fetchPolicy: 'network-only' });
  return jobOrder && <NoteTabs subject={jobOrder} form={JobNoteForm} />;
}
