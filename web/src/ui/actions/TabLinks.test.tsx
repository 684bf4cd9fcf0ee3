import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { TabLinks } from './TabLinks.tsx';

test('tabs are links with counts; the current one is marked', async () => {
  await showPlain(
    <TabLinks
      label="Jobs"
      tabs={[
        { to: '/jobs?tab=new', label: 'New', count: '1,000+', isCurrent: true },
        { to: '/jobs', label: 'All', isCurrent: false },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Jobs' })).toBeTruthy();
  const open = screen.getByRole('link', { name: /New/ });
  expect([open.getAttribute('aria-current'), open.textContent]).toEqual(['page', 'New1,000+']);
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull();
});
