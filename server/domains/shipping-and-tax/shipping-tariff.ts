import { type DecimalInput, decimal } from '../../lib/money.ts';
import type { ShippingTariff } from './rules/shipping-price.ts';

/** Columns of a method for its price. */
export type TariffColumns = {
  base: DecimalInput;
  perGram: DecimalInput;
  freeFrom: DecimalInput | null;
  dimensionalDivisor: DecimalInput | null;
};

/** Converts the columns of a method to a tariff. */
export function tariffOf({ base, perGram, freeFrom, dimensionalDivisor }: TariffColumns): ShippingTariff {
  return {
    basePrice: decimal(base),
    pricePerGram: decimal(perGram),
    freeFrom: freeFrom === null ? null : decimal(freeFrom),
    dimensionalDivisor: dimensionalDivisor === null ? null : decimal(dimensionalDivisor),
  };
}
