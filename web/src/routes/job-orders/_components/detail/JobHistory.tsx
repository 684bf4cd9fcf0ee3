import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { HistoryLine } from '../../../../ui/data/HistoryLine.tsx';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { JobHistory_job$key } from './__generated__/JobHistory_job.graphql.ts';
import { HistoryEvent } from './HistoryEvent.tsx';

const fragment = graphql`
  fragment JobHistory_job on JobOrder {
    currency
    history {
      id
      ...HistoryEvent_event
    }
  }
`;

/** History of the job, newest first. */
export function JobHistory({ job: key }: { job: JobHistory_job$key }) {
  const { t } = useTranslation('jobs');
  const { currency, history } = useFragment(fragment, key);
  return (
    <DetailPanel title={t('history.title')}>
      <HistoryLine>
        {history.toReversed().map((event) => (
          <HistoryEvent key={event.id} event={event} currency={currency} />
        ))}
      </HistoryLine>
    </DetailPanel>
  );
}
