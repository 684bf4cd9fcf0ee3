import type { Database } from '../../../server/database/client.ts';

/**
 * Where one may begin: every page of the menu. Ids up to 35 are those of the permission catalogue, the others pages without a
 * module of their own there.
 */
export const MODULES = [
  module(13, 'CP_CATALOG', 'Catalogue', 'Catalogue', '/backoffice/catalog', 1301),
  module(11, 'CP_CART', 'Cart', 'Panier', '/backoffice/shopping-cart', 1101),
  module(
    17,
    'CP_JOB_ORDERS',
    'Job orders',
    'Commandes d’atelier',
    '/backoffice/status-tracking/job-orders',
    1701,
  ),
  module(36, 'CP_WORKSHOP', 'Workshop', 'Atelier', '/backoffice/workshop', 1703),
  module(16, 'CP_QUOTES', 'Price quotes', 'Devis', '/backoffice/status-tracking/quotes', 1601),
  module(
    18,
    'CP_SALES_ORDERS',
    'Sales orders',
    'Commandes clients',
    '/backoffice/status-tracking/sales-orders',
    1801,
  ),
  module(
    23,
    'CP_CONSIGNMENTS',
    'Consignments',
    'Consignations',
    '/backoffice/status-tracking/consignments',
    2301,
  ),
  module(19, 'CP_INVOICES', 'Invoices', 'Factures', '/backoffice/financial/invoices', 1901),
  module(20, 'CP_PAYMENTS', 'Payments', 'Paiements', '/backoffice/financial/payments', 2001),
  module(
    22,
    'CP_CUSTOMER_CREDITS',
    'Customer credits',
    'Avoirs',
    '/backoffice/financial/customer-credits',
    2201,
  ),
  module(15, 'CP_ESTIMATE', 'Estimates', 'Estimations', '/backoffice/order-creation/estimates', 1501),
  module(
    14,
    'CP_CUSTOM_ORDERS',
    'Custom order',
    'Commande sur mesure',
    '/backoffice/order-creation/custom-order',
    1402,
  ),
  module(12, 'CP_WISHLIST', 'Wish list', 'Liste de souhaits', '/backoffice/wish-list', 1201),
  module(28, 'CP_PRODUCT_CATEGORIES', 'Item types', 'Modèles', '/backoffice/item-types', 2801),
  module(37, 'CP_QUICK_ORDER', 'Quick order', 'Commande rapide', '/backoffice/quick-order', 1102),
  module(
    38,
    'CP_JOB_SERVICES',
    'Job services',
    'Prestations',
    '/backoffice/status-tracking/job-services',
    1703,
  ),
  module(
    39,
    'CP_CUSTOMER_TERMS',
    'Customer terms',
    'Conditions',
    '/backoffice/financial/customer-settings',
    2001,
  ),
  module(40, 'CP_BOOKS', 'Books', 'Livres comptables', '/backoffice/financial/books', 2007),
  module(41, 'CP_PRICES', 'Prices', 'Prix', '/backoffice/prices', 1303),
  module(42, 'CP_PROMOTIONS', 'Promotions', 'Promotions', '/backoffice/promotions', 2701),
  module(
    43,
    'CP_CUSTOM_ORDER_GROUPS',
    'Custom order groups',
    'Groupes sur mesure',
    '/backoffice/custom-order-groups',
    2703,
  ),
  module(44, 'CP_FAILED_TASKS', 'Failed tasks', 'Tâches en échec', '/backoffice/failed-tasks', 3501),
  module(24, 'CP_PROFILE', 'My profile', 'Mon profil', '/backoffice/my-profile', 2401),
];

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

/** Insured shipping; `base` and `perGram` in the owner's currency. */
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

/** What ordering needs besides people and pieces: modules, customer types, priorities, metals, shipping. */
export async function seedCommerce(db: Database): Promise<void> {
  await db.module.createMany({ data: ranked(MODULES), skipDuplicates: true });
  await db.customerType.createMany({ data: CUSTOMER_TYPES, skipDuplicates: true });
  await db.priority.createMany({ data: ranked(PRIORITIES), skipDuplicates: true });
  await db.metal.createMany({ data: METALS, skipDuplicates: true });
  await db.shippingMethod.createMany({ data: ranked(SHIPPING_METHODS), skipDuplicates: true });
}

function ranked<Row>(rows: readonly Row[]): (Row & { rank: number })[] {
  return rows.map((row, rank) => ({ ...row, rank }));
}

/** A module, with the permission that its page needs. */
function module(
  id: number,
  code: string,
  nameEn: string,
  nameFr: string,
  path: string,
  permissionNumber: number,
) {
  return { id, code, nameEn, nameFr, path, permissionNumber };
}
