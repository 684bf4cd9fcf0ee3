import { expect, test } from '@jest/globals';
import { toggled } from '../../../list/list-address.ts';
import { jobList } from './job-list.ts';

const read = (text: string) => jobList.read(new URLSearchParams(text));

test.each([
  '',
  '?tab=new',
  '?tab=processing&search=luna+ring',
  '?status=NEW,AWAITING_APPROVAL&customer=12',
  '?promised=late&waiting=customer',
  '?promised=due-soon',
  '?from=2026-03-01&to=2026-03-31',
  '?tab=closed&sort=-number&size=50',
  '?selected=JO-10023-1,JO-10024-2',
])('the address "%s" survives being read and written', (address) => {
  expect(jobList.search(read(address))).toBe(address);
});

test.each([
  { address: '?tab=mine', why: 'an unknown tab' },
  { address: '?status=LOST,,', why: 'an unknown status' },
  { address: '?customer=-1', why: 'a negative id' },
  { address: '?customer=9999999999', why: 'an id beyond the database' },
  { address: '?promised=yesterday&waiting=god', why: 'unknown choices' },
  { address: '?from=2026-02-30&to=soon', why: 'days that do not exist' },
  { address: '?sort=price&size=7', why: 'an order and a size not offered' },
  { address: '?search=%20%20', why: 'a blank search' },
])('$why is not a filter: $address', ({ address }) => {
  expect(read(address)).toEqual(jobList.initial);
});

test('a view becomes the variables of the query', () => {
  const view = read(
    '?tab=new&search=luna&status=NEW&customer=3&promised=late&from=2026-03-01&waiting=us&sort=promised',
  );
  expect(jobList.variables(view)).toEqual({
    tab: 'NEW',
    filter: {
      search: 'luna',
      statusCodes: ['NEW'],
      customerId: 3,
      promised: 'LATE',
      promisedFrom: '2026-03-01',
      waitingOn: 'US',
    },
    orderBy: { field: 'PROMISED_ON', direction: 'ASC' },
  });
});

test('the list opens without a filter, newest first', () => {
  expect(jobList.variables(jobList.initial)).toEqual({
    tab: 'ALL',
    filter: {},
    orderBy: { field: 'CREATED_AT', direction: 'DESC' },
  });
});

test('a selection changes no variable, so nothing is requested again', () => {
  const view = read('?tab=new');
  expect(jobList.variables(jobList.changed(view, { selected: ['JO-1-1'] }))).toEqual(jobList.variables(view));
});

test('toggles a value', () => {
  expect(toggled(['NEW', 'READY'], 'NEW')).toEqual(['READY']);
  expect(toggled(['READY'], 'NEW')).toEqual(['READY', 'NEW']);
});

test('a filter clears the selection; another sort order keeps it', () => {
  const view = read('?tab=new&selected=JO-1-1');
  expect(jobList.search(jobList.changed(view, { tab: 'all' }))).toBe('');
  expect(jobList.search(jobList.changed(view, { search: 'ring' }))).toBe('?tab=new&search=ring');
  expect(jobList.search(jobList.changed(view, { sort: 'number' }))).toBe(
    '?tab=new&sort=number&selected=JO-1-1',
  );
});

test('clearing the filters keeps tab, order and page size', () => {
  const view = read('?tab=closed&search=x&status=NEW&waiting=us&sort=number&size=20&selected=JO-1-1');
  expect(jobList.isNarrowed(view)).toBe(true);
  expect(jobList.search(jobList.withoutFilters(view))).toBe('?tab=closed&sort=number&size=20');
  expect(jobList.isNarrowed(jobList.withoutFilters(view))).toBe(false);
});
