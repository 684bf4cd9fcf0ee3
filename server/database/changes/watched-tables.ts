/** Kinds of cached rows: viewers and permissions, inputs of prices, start-up data of pages. */
export type ChangeKind = 'viewers' | 'prices' | 'reference';

/** Channel of trigger notifications about changed kinds of rows (migration `change_notifications`). */
export const CHANGES_CHANNEL = 'aurifex_changes';

/** Channel of trigger notifications about single changed rows of orders (migration `notify_changed_orders`). */
export const ROWS_CHANNEL = 'aurifex_rows';

/**
 * Tables with change notifications, and the caches that depend on them. `Session`, `User` and `Customer` notify only
 * for relevant columns, so a new session or a sign-in clears no cache. An order's promotion is notified only when it
 * reaches its limit of orders.
 */
export const WATCHED_TABLES = {
  Session: ['viewers'],
  User: ['viewers'],
  UserRole: ['viewers'],
  RolePermission: ['viewers'],
  UserCustomer: ['viewers'],
  Module: ['viewers', 'reference'],
  Customer: ['viewers', 'prices'],
  Setting: ['prices', 'reference', 'viewers'],
  EntityStatus: ['prices', 'reference'],
  Metal: ['prices', 'reference'],
  Alloy: ['prices', 'reference'],
  ItemType: ['prices', 'reference'],
  ItemGroup: ['prices', 'reference'],
  ProductCategory: ['reference'],
  CategoryItem: ['reference'],
  CustomerType: ['reference'],
  Country: ['reference'],
  State: ['reference'],
  ShippingMethod: ['reference'],
  Promotion: ['reference'],
  PromotionTarget: ['reference'],
  AlloyComponent: ['prices', 'reference'],
  MarketPrice: ['prices'],
  Attribute: ['prices', 'reference'],
  AttributeOption: ['prices', 'reference'],
  ItemTypeAlloy: ['prices'],
  ItemTypeAttribute: ['prices', 'reference'],
  ItemTypeAttributeOption: ['prices', 'reference'],
  ItemVariant: ['prices', 'reference'],
  ItemTypeUser: ['reference'],
  ItemTypeCustomer: ['reference'],
  ItemTypeStone: ['prices'],
  ItemTypeFinding: ['prices'],
  ItemTypeService: ['prices'],
  ItemTypeTreatment: ['prices'],
  ItemTypeSubItem: ['prices'],
  Finding: ['prices'],
  Tax: ['reference'],
  TaxRate: ['reference'],
  Treatment: ['prices'],
  ServiceRate: ['prices'],
  SettingRate: ['prices'],
  StonePrice: ['prices'],
  PriceTerm: ['prices'],
  QuantityBreak: ['prices'],
  Priority: ['prices', 'reference'],
  AlloyRate: ['prices', 'reference'],
  FindingRate: ['prices'],
  TreatmentRate: ['prices'],
  PriorityRate: ['prices'],
} as const satisfies Record<string, readonly ChangeKind[]>;
