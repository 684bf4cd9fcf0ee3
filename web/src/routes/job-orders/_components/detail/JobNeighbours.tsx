import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { links } from '../../../../links.ts';
import { ListNeighbours } from '../../../../list/ListNeighbours.tsx';
import { jobList } from '../../_lib/job-list.ts';
import type { JobNeighbours_query$key } from './__generated__/JobNeighbours_query.graphql.ts';

const fragment = graphql`
  fragment JobNeighbours_query on Query
  @argumentDefinitions(
    number: { type: "String!" }
    tab: { type: "OrderTab!" }
    filter: { type: "JobOrderFilter" }
    orderBy: { type: "JobOrderOrder" }
  ) {
    jobOrderNeighbours(number: $number, tab: $tab, filter: $filter, orderBy: $orderBy) {
      previous
      next
    }
  }
`;

/** The previous and next job in the list that linked here. */
export function JobNeighbours({ query }: { query: JobNeighbours_query$key }) {
  const { previous, next } = useFragment(fragment, query).jobOrderNeighbours;
  const [address] = useSearchParams();
  const place = jobList.search(jobList.withoutSelection(jobList.read(address)));
  const neighbour = (number: string | null | undefined) =>
    number ? { to: links.jobOrder(number) + place, name: number } : null;
  return <ListNeighbours previous={neighbour(previous)} next={neighbour(next)} />;
}
