import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { PageHeader } from './PageHeader.tsx';

test('ancestors are links; those without a page are text', async () => {
  await showPlain(
    <PageHeader title="JO-1" breadcrumb={[{ label: 'Track' }, { label: 'Jobs', to: '/jobs' }]} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'JO-1' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'breadcrumb' }).textContent).toBe('TrackJobs');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/jobs']);
});
