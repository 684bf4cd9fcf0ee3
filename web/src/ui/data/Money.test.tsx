import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPlain } from '../plain.examples.tsx';
import { Money } from './Money.tsx';

test.each([
  ['an amount', <Money key="1" amount="1240.00" currency="USD" />, 'US$1,240.00'],
  ['on paper with its code', <Money key="2" amount="1240.00" currency="USD" isPrinted />, /USD/],
  ['none, never 0', <Money key="3" amount={null} currency="USD" />, '–'],
  ['none in words', <Money key="4" amount={null} currency="USD" fallback="on request" />, 'on request'],
])('%s', async (_what, element, text) => {
  await showPlain(element);
  expect(screen.getByText(text)).toBeTruthy();
});
