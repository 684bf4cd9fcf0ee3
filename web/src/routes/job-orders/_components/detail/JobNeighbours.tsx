import { chakra, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { links } from '../../../../links.ts';
import { Hint } from '../../../../ui/Hint.tsx';
import { jobListSearch, listPlace } from '../../_lib/job-list-view.ts';
import { useJobListView } from '../../_lib/useJobListView.ts';
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

const Step = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    borderRadius: 'l2',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _icon: { boxSize: '5' },
  },
});

const Nowhere = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    color: 'border.emphasized',
    _icon: { boxSize: '5' },
  },
});

/** The jobs before and after this one in the list one came from. */
export function JobNeighbours({ query }: { query: JobNeighbours_query$key }) {
  const { t } = useTranslation('jobs');
  const { jobOrderNeighbours } = useFragment(fragment, query);
  const { view } = useJobListView();
  const steps = [
    { key: 'previous', number: jobOrderNeighbours.previous, Icon: LuChevronLeft },
    { key: 'next', number: jobOrderNeighbours.next, Icon: LuChevronRight },
  ];
  return (
    <HStack as="nav" gap="0" aria-label={t('neighbours.label')}>
      {steps.map(({ key, number, Icon }) =>
        number ? (
          <Hint key={key} text={t(`neighbours.${key}`, { number })}>
            <Step
              to={links.jobOrder(number) + jobListSearch(listPlace(view))}
              aria-label={t(`neighbours.${key}`, { number })}
            >
              <Icon aria-hidden />
            </Step>
          </Hint>
        ) : (
          <Nowhere key={key} aria-hidden>
            <Icon />
          </Nowhere>
        ),
      )}
    </HStack>
  );
}
