import { listAddress } from '../../../list/list-address.ts';
import { optional, order, pagesOf, searchText } from '../../../list/parameter.ts';

/** Stage codes in the URL; 0: not started. */
export const STAGE_CODES = [
  '0',
  '10',
  '20',
  '30',
  '40',
  '50',
  '60',
  '70',
  '80',
  '85',
  '90',
  '95',
  '100',
] as const;

/** URL state of the list of jobs on the bench. Filters are named as in the query. */
export const benchJobList = listAddress({
  search: searchText('search'),
  stage: {
    ...optional('stage', STAGE_CODES),
    toVariable: (stage: string | null) => (stage === null ? null : Number(stage)),
  },
  work: optional('work', ['active', 'waiting']),
  promise: optional('promise', ['green', 'amber', 'red']),
  sort: order('sort', ['start', '-start', 'promised', '-promised', 'number', '-number'], {
    start: 'START_BY',
    promised: 'PROMISED_ON',
    number: 'NUMBER',
  }),
  ...pagesOf(20, 50, 100),
});

export type BenchJobListView = typeof benchJobList.initial;
