import type { Database } from '../../../server/database/client.ts';
import { MODULES } from './generated-modules.ts';

const CUSTOMER_TYPES = [
  { code: 'RETAILER', nameEn: 'Independent jeweller', nameFr: 'Bijoutier indépendant' },
  { code: 'CHAIN', nameEn: 'Retail chain', nameFr: 'Chaîne de magasins' },
  { code: 'DESIGNER', nameEn: 'Designer', nameFr: 'Créateur' },
  { code: 'WHOLESALER', nameEn: 'Wholesaler', nameFr: 'Grossiste' },
  { code: 'FUNERAL_HOME', nameEn: 'Funeral home', nameFr: 'Maison funéraire' },
];

const PRIORITIES = [
  { id: 1, code: 'STANDARD', nameEn: 'Standard', nameFr: 'Standard', factor: '1', leadFactor: '1' },
  { id: 2, code: 'RUSH', nameEn: 'Rush', nameFr: 'Prioritaire', factor: '1.25', leadFactor: '0.6' },
  { id: 3, code: 'EXPRESS', nameEn: 'Express', nameFr: 'Express', factor: '1.5', leadFactor: '0.4' },
];

const METALS = [
  { code: 'AU', nameEn: 'Gold', nameFr: 'Or' },
  { code: 'AG', nameEn: 'Silver', nameFr: 'Argent' },
  { code: 'PT', nameEn: 'Platinum', nameFr: 'Platine' },
  { code: 'PD', nameEn: 'Palladium', nameFr: 'Palladium' },
  { code: 'CU', nameEn: 'Copper', nameFr: 'Cuivre' },
  { code: 'ZN', nameEn: 'Zinc', nameFr: 'Zinc' },
  { code: 'NI', nameEn: 'Nickel', nameFr: 'Nickel' },
  { code: 'RU', nameEn: 'Ruthenium', nameFr: 'Ruthénium' },
  { code: 'IR', nameEn: 'Iridium', nameFr: 'Iridium' },
  { code: 'CO', nameEn: 'Cobalt', nameFr: 'Cobalt' },
  { code: 'GA', nameEn: 'Gallium', nameFr: 'Gallium' },
];

/** Insured shipping. `base` and `perGram` are in the owner's currency. */
const SHIPPING_METHODS = [
  {
    code: 'GROUND',
    nameEn: 'Insured ground',
    nameFr: 'Terrestre assuré',
    transitDays: 4,
    base: '14',
    freeFrom: '2500',
    countryCodes: 'US',
  },
  {
    code: 'TWO_DAY',
    nameEn: 'Insured 2-day',
    nameFr: 'Assuré, 2 jours',
    transitDays: 2,
    base: '28',
    perGram: '0.05',
    countryCodes: 'US',
  },
  {
    code: 'OVERNIGHT',
    nameEn: 'Insured overnight',
    nameFr: 'Assuré, le lendemain',
    transitDays: 1,
    base: '46',
    perGram: '0.08',
    countryCodes: 'US',
  },
  {
    code: 'CANADA',
    nameEn: 'Insured express to Canada',
    nameFr: 'Express assuré vers le Canada',
    transitDays: 3,
    base: '38',
    perGram: '0.08',
    freeFrom: '7500',
    countryCodes: 'CA',
  },
  {
    code: 'WORLDWIDE',
    nameEn: 'Insured express worldwide',
    nameFr: 'Express assuré international',
    transitDays: 5,
    base: '72',
    perGram: '0.12',
    countryCodes: '',
  },
  {
    code: 'PICKUP',
    nameEn: 'Pick up at the workshop',
    nameFr: 'Retrait à l’atelier',
    transitDays: 0,
    base: '0',
    isPickup: true,
    countryCodes: '',
  },
];

/** Modules, customer types, priorities, metals and shipping methods. */
export async function seedCommerce(db: Database): Promise<void> {
  await db.module.createMany({ data: [...MODULES], skipDuplicates: true });
  await db.customerType.createMany({ data: CUSTOMER_TYPES, skipDuplicates: true });
  await db.priority.createMany({ data: ranked(PRIORITIES), skipDuplicates: true });
  await db.metal.createMany({ data: METALS, skipDuplicates: true });
  await db.shippingMethod.createMany({ data: ranked(SHIPPING_METHODS), skipDuplicates: true });
}

function ranked<Row>(rows: readonly Row[]): (Row & { rank: number })[] {
  return rows.map((row, rank) => ({ ...row, rank }));
}
