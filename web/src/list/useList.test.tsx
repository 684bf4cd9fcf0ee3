import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { listAddress, toggled } from './list-address.ts';
import { order, searchText, selection, several, tabOf } from './parameter.ts';
import { useList } from './useList.ts';

const METALS = ['gold', 'silver', 'platinum'] as const;

const rings = listAddress({
  tab: tabOf('tab', ['new', 'all'], 'all'),
  search: searchText('q'),
  metals: several('metal', METALS),
  sort: order('sort', ['name', '-name'], { name: 'NAME' }),
  selected: selection('selected'),
});

function Rings() {
  const list = useList(rings);
  return (
    <div aria-busy={list.isPending}>
      {METALS.map((metal) => (
        <label key={metal}>
          {metal}
          <input
            type="checkbox"
            checked={list.view.metals.includes(metal)}
            onChange={() => list.show(({ metals }) => ({ metals: toggled(metals, metal) }))}
          />
        </label>
      ))}
      <Link to={list.to({ tab: 'new' })} aria-current={list.view.tab === 'new' ? 'page' : undefined}>
        New
      </Link>
    </div>
  );
}

/** Renders the list with a network that answers when the test resolves it. */
async function onSlowNetwork(address = '/rings') {
  let isSlow = false;
  const answers: (() => void)[] = [];
  const loader = () => (isSlow ? new Promise<null>((resolve) => answers.push(() => resolve(null))) : null);
  const router = createMemoryRouter(
    [{ path: '/rings', element: <Rings />, loader, HydrateFallback: () => null }],
    {
      initialEntries: [address],
    },
  );
  await act(async () => render(<RouterProvider router={router} />));
  isSlow = true;
  return {
    search: () => router.state.location.search,
    answer: () =>
      act(async () => {
        for (const resolve of answers.splice(0)) resolve();
      }),
  };
}

const isChecked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;

test('accepts clicks on filters while a response is pending', async () => {
  const { search, answer } = await onSlowNetwork();
  fireEvent.click(screen.getByLabelText('gold'));
  fireEvent.click(screen.getByLabelText('platinum'));
  fireEvent.click(screen.getByLabelText('silver'));
  expect(METALS.filter(isChecked)).toEqual([...METALS]);
  fireEvent.click(screen.getByLabelText('platinum'));
  await answer();
  expect(search()).toBe('?metal=gold,silver');
  expect(METALS.filter(isChecked)).toEqual(['gold', 'silver']);
});

test('marks a tab immediately as selected and loading', async () => {
  const { answer } = await onSlowNetwork('/rings?selected=R-1');
  const tab = screen.getByRole('link', { name: 'New' });
  fireEvent.click(tab);
  expect(tab.getAttribute('aria-current')).toBe('page');
  expect(tab.parentElement?.getAttribute('aria-busy')).toBe('true');
  await answer();
  expect(tab.parentElement?.getAttribute('aria-busy')).toBe('false');
});

test('applies a filter to the tab that is loading', async () => {
  const { search, answer } = await onSlowNetwork();
  fireEvent.click(screen.getByRole('link', { name: 'New' }));
  fireEvent.click(screen.getByLabelText('gold'));
  await answer();
  expect(search()).toBe('?tab=new&metal=gold');
});
