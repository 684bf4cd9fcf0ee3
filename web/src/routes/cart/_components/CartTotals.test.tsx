import { ChakraProvider } from '@chakra-ui/react';
import { beforeAll, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { startI18n } from '../../../lib/i18n/i18n.ts';
import { system } from '../../../theme/system.ts';
import type { CartTotalsTestQuery } from './__generated__/CartTotalsTestQuery.graphql.ts';
import { CartTotals } from './CartTotals.tsx';

beforeAll(async () => {
  await startI18n('en');
  const [checkout, cart] = await Promise.all([
    import('../_locales/en.json', { with: { type: 'json' } }),
    import('../../../cart/_locales/en.json', { with: { type: 'json' } }),
  ]);
  i18next.addResourceBundle('en', 'checkout', checkout.default);
  i18next.addResourceBundle('en', 'cart', cart.default);
});

const TOTALS = {
  currency: 'USD',
  subTotal: '1086.86',
  discountValue: '0',
  shippingPrice: '18.00',
  salesTaxEnabled: true,
  taxBase: 'SUBTOTAL',
  salesTaxValue: '96.46',
  taxComponents: [
    {
      code: 'US-NY',
      name: 'New York sales tax',
      percent: '8.875',
      registrationNumber: null,
      amount: '96.46',
    },
  ],
  grandTotal: '1201.32',
};

const CART = {
  items: [
    { quantity: 2, unitPrice: '483.43', validUntil: '2026-03-11T12:00:00Z' },
    { quantity: 1, unitPrice: '120.00', validUntil: '2026-03-10T12:00:00Z' },
  ],
  shippingMethod: { name: 'Insured ground', freeFrom: '2500.00' },
  totals: TOTALS,
};

function TotalsOfCart() {
  const { cart } = useLazyLoadQuery<CartTotalsTestQuery>(
    graphql`
      query CartTotalsTestQuery @relay_test_operation {
        cart {
          ...CartTotals_cart
        }
      }
    `,
    {},
  );
  return cart && <CartTotals cart={cart} />;
}

async function show(changes: object = {}): Promise<void> {
  const environment = createMockEnvironment();
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <TotalsOfCart />
        </Suspense>
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Cart: () => ({ ...CART, ...changes }) }),
    );
  });
}

/** Opens the formula of a sum and returns its text. */
function formulaOf(label: string): string | null {
  const button = screen.getByRole('button', { name: `Calculation: ${label}` });
  act(() => button.click());
  const formula = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(formula?.hidden).toBe(false);
  return formula?.textContent ?? null;
}

test.each([
  ['Subtotal', '2 × US$483.43 + 1 × US$120.00'],
  ['Shipping', 'Insured ground, by the weight of this order; free from US$2,500.00'],
  ['New York sales tax (8.875%)', 'US$1,086.86 × 8.875%, rounded to cents'],
  ['Total', 'US$1,086.86 − US$0.00 discount + US$18.00 shipping + US$96.46 tax'],
])('%s shows its formula', async (label, formula) => {
  await show();
  expect(formulaOf(label)).toBe(formula);
});

test('formulas are collapsed at first', async () => {
  await show();
  expect(screen.queryByText('2 × US$483.43 + 1 × US$120.00')?.hidden).toBe(true);
});

test('a line without a price leaves no total', async () => {
  const unknown = { subTotal: null, shippingPrice: null, salesTaxValue: null, grandTotal: null };
  await show({ totals: { ...TOTALS, ...unknown } });
  expect(screen.getByText('On request')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Calculation: Total' })).toBeNull();
});

test('shipping has no amount before a method is chosen', async () => {
  await show({ shippingMethod: null, totals: { ...TOTALS, shippingPrice: '0' } });
  expect(screen.getByText('Not chosen yet')).toBeTruthy();
});

test('shows a discount with its coupon and its pieces', async () => {
  const items = [
    { code: 'BAND', name: 'Band' },
    { code: 'RING', name: 'Aurora' },
  ];
  await show({
    promotions: [
      { code: null, name: 'Half of it', kind: 'SHIPPING', value: '50', amount: '18.00', items },
      { code: 'TEN', name: 'Spring', kind: 'AMOUNT_ORDER', value: '10', amount: '10.00', items: [] },
    ],
  });
  expect(screen.getByText('US$36.00')).toBeTruthy();
  expect(formulaOf('Shipping discount · Half of it')).toBe('50% for Band (BAND) and Aurora (RING)');
  expect(formulaOf('Discount · Spring (TEN)')).toBe('US$10.00');
});

test('shows a text if no tax applies', async () => {
  await show({ totals: { ...TOTALS, salesTaxEnabled: false, salesTaxValue: '0', taxComponents: [] } });
  expect(formulaOf('Sales tax')).toBe('No sales tax for this address or customer');
});

test('uses the earliest expiry of the held prices', async () => {
  await show();
  expect(screen.getByText(/^Prices are held until Mar 10, 2026/)).toBeTruthy();
});
