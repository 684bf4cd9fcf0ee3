import { ChakraProvider } from '@chakra-ui/react';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { startI18n } from '../../../lib/i18n/i18n.ts';
import { system } from '../../../theme/system.ts';
import type { PriceChange } from '../_lib/price-change.ts';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';

beforeAll(async () => {
  await startI18n('en');
  const [checkout, extras, cart] = await Promise.all([
    import('../_locales/en.json', { with: { type: 'json' } }),
    import('../extras/_locales/en.json', { with: { type: 'json' } }),
    import('../../../cart/_locales/en.json', { with: { type: 'json' } }),
  ]);
  i18next.addResourceBundle('en', 'checkout', checkout.default);
  i18next.addResourceBundle('en', 'cart-extras', extras.default);
  i18next.addResourceBundle('en', 'cart', cart.default);
});

const CHANGE: PriceChange = {
  lines: [
    {
      cartItemId: 'one',
      name: 'Solitaire',
      quantity: 2,
      before: '483.43',
      after: '490.1',
      reason: 'MARKET_FIX_EXPIRED',
    },
    {
      cartItemId: 'two',
      name: 'Band',
      quantity: 1,
      before: '120',
      after: '118.5',
      reason: 'CATALOGUE_CHANGED',
    },
  ],
  currency: 'USD',
  subTotalBefore: '1086.86',
  subTotalAfter: '1098.70',
  coupon: null,
  grandTotalBefore: '1201.32',
  grandTotalAfter: '1214.00',
};

function show(change: PriceChange) {
  const onAccept = jest.fn();
  const onCancel = jest.fn();
  render(
    <ChakraProvider value={system}>
      <PriceChangedDialog change={change} isPlacing={false} onAccept={onAccept} onCancel={onCancel} />
    </ChakraProvider>,
  );
  return { onAccept, onCancel };
}

/** The cells of the row with this name. */
function cellsOf(name: RegExp): (string | null)[] {
  return within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

test('every line shows before and after, and why', async () => {
  show(CHANGE);
  await screen.findByRole('alertdialog', { name: 'Prices have changed' });
  expect(cellsOf(/^2 × Solitaire/)).toEqual(['US$483.43', 'US$490.10']);
  expect(cellsOf(/^Band/)).toEqual(['US$120.00', 'US$118.50']);
  expect(cellsOf(/^Subtotal/)).toEqual(['US$1,086.86', 'US$1,098.70']);
  expect(screen.getByText('The metal price is no longer held')).toBeTruthy();
});

test('shows a coupon that no longer applies, with the reason', async () => {
  const coupon = { code: 'JUNE-10', reason: 'COUPON_EXPIRED', before: '48.34', after: '0' };
  show({ ...CHANGE, lines: [], coupon });
  await screen.findByRole('alertdialog');
  expect(cellsOf(/^Coupon JUNE-10/)).toEqual(['-US$48.34', 'US$0.00']);
  expect(cellsOf(/^Total/)).toEqual(['US$1,201.32', 'US$1,214.00']);
});

test('one click accepts the new prices', async () => {
  const { onAccept, onCancel } = show(CHANGE);
  (await screen.findByRole('button', { name: 'Accept new prices' })).click();
  expect(onAccept).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

test('a piece without a price cannot be accepted', async () => {
  const [first, second] = CHANGE.lines;
  if (!first || !second) throw new Error('Two lines are needed');
  show({ ...CHANGE, lines: [first, { ...second, after: null }], subTotalAfter: null });
  await screen.findByRole('alertdialog');
  expect(cellsOf(/^Band/)).toEqual(['US$120.00', 'Price on request']);
  expect(screen.queryByRole('button', { name: 'Accept new prices' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to the cart' })).toBeTruthy();
});
