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
