/** Families of rows that processes keep in memory: who may do what, what prices depend on, what every page starts with. */
export type ChangeKind = 'viewers' | 'prices' | 'reference';

/** Channel on which PostgreSQL's triggers tell a kind of rows that changed (migration `change_notifications`). */
export const CHANGES_CHANNEL = 'aurifex_changes';

/**
 * Tables whose changes are told, with what is kept of them. `Session`, `User` and `Customer` tell only changes of the
 * columns that matter: a new session or a sign-in leaves every cache as it is.
 */
export const WATCHED_TABLES = {
  Session: ['viewers'],
  User: ['viewers'],
  UserRole: ['viewers'],
  RolePermission: ['viewers'],
  UserCustomer: ['viewers'],
  Module: ['viewers', 'reference'],
  Customer: ['viewers', 'prices'],
  Setting: ['prices', 'reference'],
  EntityStatus: ['prices', 'reference'],
  Metal: ['prices', 'reference'],
  Alloy: ['prices', 'reference'],
  ItemType: ['prices', 'reference'],
  ItemGroup: ['reference'],
  ProductCategory: ['reference'],
  CategoryItem: ['reference'],
  CustomerType: ['reference'],
  Country: ['reference'],
  State: ['reference'],
  ShippingMethod: ['reference'],
  AlloyComponent: ['prices', 'reference'],
  MarketPrice: ['prices'],
  Attribute: ['prices', 'reference'],
  AttributeOption: ['prices', 'reference'],
  ItemTypeAlloy: ['prices'],
  ItemTypeAttribute: ['prices', 'reference'],
  ItemTypeAttributeOption: ['prices', 'reference'],
  ItemTypeStone: ['prices'],
  ItemTypeFinding: ['prices'],
  ItemTypeService: ['prices'],
  ItemTypeTreatment: ['prices'],
  ItemTypeSubItem: ['prices'],
  Finding: ['prices'],
  Treatment: ['prices'],
  ServiceRate: ['prices'],
  SettingRate: ['prices'],
  StonePrice: ['prices'],
  PriceTerm: ['prices'],
  QuantityBreak: ['prices'],
  Priority: ['prices', 'reference'],
} as const satisfies Record<string, readonly ChangeKind[]>;

const NAMES = Object.keys(WATCHED_TABLES);

/** Of a new session, user or customer nothing is kept yet: an INSERT there changes nothing. */
const UNKNOWN_WHEN_NEW: ReadonlySet<string> = new Set(['Session', 'User', 'Customer']);
const INSERTED = NAMES.filter((name) => !UNKNOWN_WHEN_NEW.has(name)).join('|');

/** How every statement that writes begins. */
const WRITE = /^\s*(?:WITH|INSERT|UPDATE|DELETE|TRUNCATE)\b/i;
/** A write of a watched table, wherever it stands in a statement. */
const WATCHED_WRITE = new RegExp(
  `\\b(?:INTO\\s+(?:"public"\\.)?"(?:${INSERTED})"|(?:UPDATE|DELETE\\s+FROM|TRUNCATE)\\s+(?:"public"\\.)?"(?:${NAMES.join('|')})")`,
  'i',
);

/** Whether a statement may change a watched table. Reads are never taken for writes; a doubtful write counts as one. */
export function mayChangeWatched(sql: string): boolean {
  return WRITE.test(sql) && WATCHED_WRITE.test(sql);
}
