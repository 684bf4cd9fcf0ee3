/** Kinds of rows that processes cache: who may do what, what prices depend on, what every page starts with. */
export type ChangeKind = 'viewers' | 'prices' | 'reference';

/** Channel on which PostgreSQL's triggers notify which kind of rows changed (migration `change_notifications`). */
export const CHANGES_CHANNEL = 'aurifex_changes';

/** Channel on which triggers notify single rows of orders that changed (migration `notify_changed_orders`). */
export const ROWS_CHANNEL = 'aurifex_rows';

/**
 * Tables whose changes are notified, with the caches that depend on them. `Session`, `User` and `Customer` notify only changes of the
 * columns that matter: a new session or a sign-in leaves every cache as it is. That an order had a promotion is notified
 * where no further order may have it.
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
