import { expect, test } from '@jest/globals';
import { listAddress } from '../list-address.ts';
import { order, savedView, searchText, selection, several, tabOf } from '../parameter.ts';
import { isAsSaved, openingSearch, viewTarget } from './view-state.ts';

const rings = listAddress({
  tab: tabOf('tab', ['new', 'all'], 'all'),
  search: searchText('q'),
  metals: several('metal', ['gold', 'silver']),
  sort: order('sort', ['name', '-name'], { name: 'NAME' }),
  selected: selection('selected'),
  savedView: savedView('view'),
});

const read = (text: string) => rings.read(new URLSearchParams(text));
const saved = { id: 'V1', query: '?tab=new&metal=gold' };

test.each([
  {
    why: 'a saved view has its address, with its name',
    view: saved,
    expected: '?tab=new&metal=gold&view=V1',
  },
  {
    why: 'one of the list as it comes has its name alone',
    view: { id: 'V2', query: '' },
    expected: '?view=V2',
  },
  { why: 'without a view the address says so', view: null, expected: '?view=none' },
  {
    why: 'what a stored query says that the list does not know is passed over',
    view: { id: 'V3', query: '?tab=gone&colour=red&metal=silver&selected=7' },
    expected: '?metal=silver&view=V3',
  },
])('$why', ({ view, expected }) => {
  const target = { ...viewTarget(rings, view), selected: [] };
  expect(rings.search(target)).toBe(expected);
});

test.each([
  { address: '?tab=new&metal=gold&view=V1', isSame: true },
  { address: '?tab=new&metal=gold&view=V1&selected=1,2', isSame: true },
  { address: '?metal=gold&tab=new', isSame: true },
  { address: '?tab=new&metal=gold&sort=-name&view=V1', isSame: false },
  { address: '?tab=new&view=V1', isSame: false },
  { address: '?tab=new&metal=gold&q=x&view=V1', isSame: false },
])('$address shows what was saved: $isSame', ({ address, isSame }) => {
  expect(isAsSaved(rings, read(address), saved)).toBe(isSame);
});

test.each([
  {
    why: 'a bare address opens with the default view',
    search: '',
    view: saved,
    expected: '?tab=new&metal=gold&view=V1',
  },
  {
    why: 'what the list does not know asks for nothing',
    search: '?utm=mail',
    view: saved,
    expected: '?tab=new&metal=gold&view=V1',
  },
  { why: 'without a default it opens as asked', search: '', view: undefined, expected: null },
  {
    why: 'an address that asks for something opens as asked',
    search: '?tab=new',
    view: saved,
    expected: null,
  },
  { why: 'no view is something to ask for', search: '?view=none', view: saved, expected: null },
])('$why', ({ search, view, expected }) => {
  expect(openingSearch(rings, new URLSearchParams(search), view)).toBe(expected);
});

test('the name of a view stays through changes, and through clearing the filters', () => {
  const view = read('?tab=new&metal=gold&view=V1&selected=1');
  expect(rings.search(rings.changed(view, { tab: 'all' }))).toBe('?metal=gold&view=V1');
  expect(rings.search(rings.withoutFilters(view))).toBe('?tab=new&view=V1');
  expect(rings.saved(view)).toBe('?tab=new&metal=gold');
});

test('order, selection and name do not change which rows match', () => {
  expect(rings.rows(read('?metal=gold&sort=-name&selected=1&view=V1'))).toBe(rings.rows(read('?metal=gold')));
  expect(rings.rows(read('?metal=gold'))).not.toBe(rings.rows(read('?metal=gold&tab=new')));
});
