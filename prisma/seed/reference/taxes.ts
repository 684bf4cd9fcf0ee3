import type { Database } from '../../../server/database/client.ts';
import { CANADIAN_TAXES, type SeededTax, US_STATE_RATES } from './sales-tax-rates.ts';

/** Sales taxes with their rates. Existing rates of a state are not changed. */
export async function seedTaxes(db: Database): Promise<void> {
  const states = await db.state.findMany({
    where: { country: { code: { in: ['US', 'CA'] } }, taxRates: { none: {} } },
    select: { id: true, code: true, name: true, countryId: true, country: { select: { code: true } } },
  });
  const stateOf = new Map(states.map((state) => [`${state.country.code}-${state.code}`, state]));
  const ofStates = Object.entries(US_STATE_RATES).flatMap(([code, percent]): SeededTax[] => {
    const state = stateOf.get(code);
    if (!state) return [];
    const names = { nameEn: `${state.name} sales tax`, nameFr: `Taxe de vente (${state.name})` };
    return [{ code, ...names, rank: 0, rates: { [code]: percent } }];
  });
  const taxes = [...CANADIAN_TAXES, ...ofStates];
  await db.tax.createMany({ data: taxes.map(({ rates: _rates, ...tax }) => tax), skipDuplicates: true });
  const rows = await db.tax.findMany({ select: { id: true, code: true } });
  const idOf = new Map(rows.map(({ id, code }) => [code, id]));
  await db.taxRate.createMany({
    data: taxes.flatMap(({ code, rates }) =>
      Object.entries(rates).flatMap(([where, percent]) => {
        const state = stateOf.get(where);
        const taxId = idOf.get(code);
        return state && taxId !== undefined
          ? [{ taxId, countryId: state.countryId, stateId: state.id, percent }]
          : [];
      }),
    ),
  });
}
