import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { DateText } from './DateText.tsx';
import { StatusDot } from './StatusDot.tsx';

test('a status has its name as text, whatever its colour', async () => {
  await showPlain(<StatusDot name="In production" colour="no colour" />);
  expect(screen.getByText('In production')).toBeTruthy();
});

test('all rows have the same date format; an instant shows its time on hover', async () => {
  await showPlain(
    <>
      <DateText value="2026-03-10" />
      <DateText value="2026-03-10T15:30:00Z" />
    </>,
  );
  const [day, instant] = screen.getAllByRole('time');
  expect(day?.textContent).toBe(instant?.textContent);
  expect(instant?.title).toMatch(/\d:\d\d/);
  expect(day?.title).not.toMatch(/\d:\d\d/);
});
