import { encodeGlobalId } from '../../server/schema/global-id.ts';
import type { World } from './world.ts';

/** Arguments by the name of the query that takes them: each asks for what Luna's buyer holds. */
export type QueryCalls = Record<string, Record<string, unknown>>;

/** What is asked of every query that takes arguments. */
export function queryCalls({ shop, stock, luna: { job, group } }: World): QueryCalls {
  const { configuration, choices, choice } = stock;
  const ofLuna = { customerId: shop.luna };
  return {
    alloys: { shownInCatalog: true },
    calculatePrice: { input: { configuration: choices, quantity: 1, requestId: 'a' } },
    cart: { sessionId: '' },
    customerByAccountNumber: { accountNumber: 'LUNA-001' },
    customers: { search: 'secret-of-luna' },
    failedTasks: {},
    filterAttributes: {},
    jobOrder: { databaseId: job.databaseId },
    jobOrderNeighbours: { number: job.number, filter: ofLuna, tab: 'ALL' },
    jobOrderStatusPreview: { jobOrderIds: [job.id], statusCode: 'ON_HOLD' },
    jobOrderTabCounts: { filter: ofLuna },
    jobOrders: { filter: ofLuna, tab: 'ALL' },
    matchingVariant: { itemTypeId: configuration.itemTypeId, attributes: [choice] },
    node: { id: job.id },
    nodes: { ids: [job.id] },
    orderGroup: { code: group.code },
    permission: { number: 1101 },
    product: { code: 'BAND-1' },
    productCategories: { filter: { onlyRoots: true } },
    productCategory: { code: 'CLASSIC_BANDS' },
    productFacets: { filter: { search: 'band' } },
    productImages: { code: 'BAND-1' },
    products: { filter: { search: 'band' } },
    reorderPreview: { jobOrderId: job.id },
    ringSizes: { itemTypeId: configuration.itemTypeId },
    salesTax: { shippingStateId: stock.address.stateId },
    shippingMethods: { destination: { addressId: stock.address.id } },
    states: { countryId: 840 },
    statuses: { entityType: 'JOB_ORDER' },
    userSetting: { key: 'CP_PageSize' },
    users: { customerId: shop.luna },
  };
}

/** Global ids of Luna's rows, and of those that others have to do with, by type and what is special about it. */
export function nodeIds({ shop, stock, luna, cast, failed }: World): Record<string, string> {
  const { job, group, line, shared, internal, address, file } = luna;
  const of = (typename: string, key: number | null) => encodeGlobalId(typename, key ?? 0);
  return {
    Address: of('Address', address.id),
    Alloy: of('Alloy', 1),
    Attribute: of('Attribute', stock.choice.attributeId),
    CartItem: line.id,
    Customer: of('Customer', shop.luna),
    FailedTask: failed.id,
    FileInfo: of('FileInfo', file),
    ItemType: of('ItemType', stock.configuration.itemTypeId),
    JobNote: of('JobNote', shared),
    'JobNote, internal': of('JobNote', internal),
    JobOrder: job.id,
    OrderGroup: of('OrderGroup', group.id),
    ProductCategory: of('ProductCategory', 1),
    ShippingMethod: of('ShippingMethod', stock.method.id),
    User: of('User', shop.buyer.userId),
    'User, staff': of('User', cast.people.sales.userId),
  };
}
