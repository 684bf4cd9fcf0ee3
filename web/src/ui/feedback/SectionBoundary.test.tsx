import { ChakraProvider } from '@chakra-ui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NotFoundError } from '../../lib/relay/request-errors.ts';
import { system } from '../../theme/system.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

let failure: Error | null = null;

function Section() {
  if (failure) throw failure;
  return <p>the section</p>;
}

const show = (section: ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <p>the rest</p>
      {section}
    </ChakraProvider>,
  );

beforeEach(() => {
  failure = null;
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a failure stays in its section, which can be fetched and tried again', async () => {
  failure = new TypeError('a bug');
  const fetchAgain = jest.fn(async () => {
    failure = null;
  });
  show(
    <SectionBoundary onRetry={fetchAgain}>
      <Section />
    </SectionBoundary>,
  );
  expect(screen.getByText('the rest')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('operation.failed');

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'error.retry' })));

  expect(fetchAgain).toHaveBeenCalledTimes(1);
  expect(screen.getByText('the section')).toBeTruthy();
});

test('a section may say in words of its own what failed', async () => {
  failure = new TypeError('a bug');
  show(
    <SectionBoundary text="Error while getting payment processor">
      <Section />
    </SectionBoundary>,
  );
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Error while getting payment processor');
  expect(notice.textContent).not.toContain('operation.failed');
});

test('a section rethrows errors of the whole page', () => {
  failure = new NotFoundError('JobOrder');
  const section = (
    <SectionBoundary>
      <Section />
    </SectionBoundary>
  );
  expect(() => show(section)).toThrow(NotFoundError);
});
