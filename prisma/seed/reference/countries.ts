import { iso31661, iso31662 } from 'iso-3166';
import type { Database } from '../../../server/database/client.ts';

/** US military mail: the post treats them as states, but ISO 3166-2 has no codes for them. */
const MILITARY = [
  { code: 'US-AA', parent: 'US', name: 'Armed Forces Americas' },
  { code: 'US-AE', parent: 'US', name: 'Armed Forces Europe' },
  { code: 'US-AP', parent: 'US', name: 'Armed Forces Pacific' },
];

/** ISO 3166 countries with their names in both languages and their first-level subdivisions. */
export async function seedCountries(db: Database): Promise<void> {
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const french = new Intl.DisplayNames(['fr'], { type: 'region' });
  await db.country.createMany({
    data: iso31661.map(({ alpha2, alpha3, numeric, name }) => ({
      id: Number(numeric),
      code: alpha2,
      code3: alpha3,
      nameEn: english.of(alpha2) ?? name,
      nameFr: french.of(alpha2) ?? name,
    })),
    skipDuplicates: true,
  });
  const ids = new Map(iso31661.map(({ alpha2, numeric }) => [alpha2, Number(numeric)]));
  await db.state.createMany({
    data: [...iso31662, ...MILITARY].flatMap(({ code, parent, name }) => {
      const countryId = ids.get(parent);
      if (countryId === undefined) return [];
      return [{ countryId, code: code.slice(parent.length + 1), name }];
    }),
    skipDuplicates: true,
  });
}
