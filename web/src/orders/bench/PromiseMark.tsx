import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { StatusDot } from '../../ui/data/StatusDot.tsx';
import type { PromiseMark_job$key } from './__generated__/PromiseMark_job.graphql.ts';

const fragment = graphql`
  fragment PromiseMark_job on JobOrder {
    promiseState
  }
`;

const COLOURS: Readonly<Record<string, string>> = { GREEN: 'green', AMBER: 'orange', RED: 'red' };

/** Status of a job’s promised day: colour and text. */
export function PromiseMark({ job }: { job: PromiseMark_job$key }) {
  const { t } = useTranslation('bench');
  const { promiseState } = useFragment(fragment, job);
  const state = promiseState ?? 'none';
  return <StatusDot name={t(`promise.${state}`)} colour={COLOURS[state] ?? 'grey'} />;
}
