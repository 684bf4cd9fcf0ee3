import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { reductionRows } from '../../../orders/reductions/reduction-rows.ts';
import { useReductionFormula } from '../../../orders/reductions/useReductionFormula.ts';
import { taxRows } from '../../../orders/tax-rows.ts';
import type { TotalRow } from '../../../ui/data/TotalsList.tsx';
import type { useTotalRows_cart$key } from './__generated__/useTotalRows_cart.graphql.ts';

const fragment = graphql`
  fragment useTotalRows_cart on Cart {
    items {
      quantity
      unitPrice
    }
    shippingMethod {
      name
      freeFrom
    }
    promotions {
      code
      name
      kind
      amount
      ...useReductionFormula_promotion
    }
    totals {
      currency
      subTotal
      discountValue
      shippingPrice
      salesTaxEnabled
      taxBase
      salesTaxValue
      taxComponents {
        ...taxRows_component
      }
      grandTotal
    }
  }
`;

/** Maximum number of lines in a formula. More are only counted. */
const MAX_FORMULA_LINES = 6;

/** The sums of a cart as rows with their formulas (ordering spec section 9). */
export function useTotalRows(cart: useTotalRows_cart$key): TotalRow[] {
  const { t } = useTranslation('checkout');
  const { money, percent } = useFormat();
  const { items, shippingMethod, promotions, totals } = useFragment(fragment, cart);
  const { subTotal, discountValue, shippingPrice, salesTaxValue, grandTotal } = totals;
  const inMoney = (amount: string) => money(amount, totals.currency);
  const unknown = t('totals.unknown');
  const explain = useReductionFormula(totals.currency);

  function subTotalFormula(): string {
    if (items.length > MAX_FORMULA_LINES) return t('totals.formula.lines', { count: items.length });
    return items
      .map(({ quantity, unitPrice }) => `${quantity} × ${unitPrice == null ? '?' : inMoney(unitPrice)}`)
      .join(' + ');
  }

  function shippingFormula(): string {
    if (!shippingMethod) return t('totals.formula.noMethod');
    const { name, freeFrom } = shippingMethod;
    if (freeFrom == null) return t('totals.formula.shipping', { name });
    return t('totals.formula.shippingFree', { name, amount: inMoney(freeFrom) });
  }

  function taxFormula(rate: string | null): string {
    if (!totals.salesTaxEnabled || rate === null) return t('totals.formula.noTax');
    const isNet = totals.taxBase === 'NET_OF_DISCOUNT' && Number(discountValue) > 0;
    return t(isNet ? 'totals.formula.taxNet' : 'totals.formula.tax', {
      subTotal: subTotal == null ? '?' : inMoney(subTotal),
      discount: inMoney(discountValue),
      percent: percent(rate),
    });
  }

  function grandFormula(): string | undefined {
    if (subTotal == null || shippingPrice == null || salesTaxValue == null) return undefined;
    return t('totals.formula.grand', {
      subTotal: inMoney(subTotal),
      discount: inMoney(discountValue),
      shipping: inMoney(shippingPrice),
      tax: inMoney(salesTaxValue),
    });
  }

  const { discounts, shipping } = reductionRows(
    { promotions, discountValue, shippingPrice: shippingMethod ? shippingPrice : null },
    t,
    explain,
  );
  const [shippingRow, ...offShipping] = shipping;
  return [
    { key: 'subTotal', label: t('cart:subTotal'), amount: subTotal, formula: subTotalFormula() },
    ...discounts,
    {
      key: 'shipping',
      label: t('totals.shipping'),
      amount: shippingRow?.amount,
      fallback: shippingMethod ? undefined : t('totals.notChosen'),
      formula: shippingFormula(),
    },
    ...(shippingMethod ? offShipping : []),
    ...taxRows(totals, { none: t('totals.tax'), percent, formula: taxFormula }),
    {
      key: 'grand',
      label: t('totals.grand'),
      amount: grandTotal,
      fallback: unknown,
      formula: grandFormula(),
      isGrand: true,
    },
  ];
}
