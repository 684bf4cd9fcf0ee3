import { encodeGlobalId } from '../../server/schema/global-id.ts';
import { orderedJob } from '../../server/test/shop.ts';
import type { CarelessCalls, CarelessStock } from './careless-stock.ts';

/** A good call of every query that takes arguments. */
export function carelessQueries(stock: CarelessStock): CarelessCalls {
  const { shop, theirs, theirGroup, theirAddress, choice, configuration, choices, address, job } = stock;
  const { buyer, owner, admin, sales } = shop;
  const page = { first: 3, after: null, last: null, before: null };
  const orderFilter = {
    customerId: shop.luna,
    promised: null,
    promisedFrom: null,
    promisedTo: null,
    search: 'BAND',
    statusCodes: ['NEW'],
    waitingOn: null,
    jobOrderIds: [theirs.id],
  };
  return {
    alloys: () => ({ as: buyer, args: { shownInCatalog: true } }),
    calculatePrice: () => ({
      as: buyer,
      args: { input: { configuration: choices, quantity: 1, requestId: 'a' } },
    }),
    cart: () => ({ as: buyer, args: { sessionId: '' } }),
    customerByAccountNumber: () => ({
      as: buyer,
      args: { accountNumber: 'LUNA-001' },
      foreign: { accountNumber: 'ORIO-001' },
    }),
    customers: () => ({ as: admin, args: { ...page, search: 'Jew' } }),
    failedTasks: () => ({ as: admin, args: page }),
    filterAttributes: () => ({
      as: buyer,
      args: { categoryCode: null, categoryId: null, itemGroupId: null },
    }),
    jobOrder: () => ({
      as: buyer,
      args: { databaseId: null, number: null },
      foreign: { databaseId: theirs.databaseId, number: theirs.number },
    }),
    jobOrderNeighbours: async () => ({
      as: buyer,
      args: {
        number: (await orderedJob(buyer, shop)).number,
        filter: orderFilter,
        orderBy: { field: 'NUMBER', direction: 'ASC' },
        tab: 'ALL',
      },
      foreign: { number: theirs.number, 'filter.customerId': shop.orion },
    }),
    jobOrderStatusPreview: async () => ({
      as: sales,
      args: { jobOrderIds: [await job()], statusCode: 'ON_HOLD' },
    }),
    jobOrderTabCounts: () => ({
      as: buyer,
      args: { filter: orderFilter },
      foreign: { 'filter.customerId': shop.orion },
    }),
    jobOrders: () => ({
      as: buyer,
      args: {
        ...page,
        skip: 0,
        filter: orderFilter,
        orderBy: { field: 'PROMISED_ON', direction: 'DESC' },
        tab: 'NEW',
      },
      foreign: { 'filter.customerId': shop.orion },
    }),
    matchingVariant: () => ({
      as: buyer,
      args: { itemTypeId: configuration.itemTypeId, alloyId: null, attributes: [choice], size: null },
    }),
    permission: () => ({ as: buyer, args: { number: 1101 } }),
    node: () => ({
      as: buyer,
      args: { id: encodeGlobalId('Customer', shop.luna) },
      foreign: { id: theirs.id },
    }),
    nodes: () => ({ as: buyer, args: { ids: [encodeGlobalId('Customer', shop.luna)] } }),
    orderGroup: () => ({ as: buyer, args: { code: 'JO-1' }, foreign: { code: theirGroup.code } }),
    product: () => ({ as: buyer, args: { code: null, databaseId: null } }),
    productCategories: () => ({
      as: buyer,
      args: { ...page, filter: { onlyRoots: null, parentId: null, search: 'a' } },
    }),
    productCategory: () => ({ as: buyer, args: { code: null, databaseId: null } }),
    productImages: () => ({ as: buyer, args: { code: 'BAND-1', alloyId: null } }),
    productFacets: () => ({
      as: buyer,
      args: {
        filter: {
          alloyIds: [1],
          attributes: [{ attributeId: choice.attributeId, optionIds: [choice.optionId] }],
          categoryCode: null,
          categoryId: null,
          featured: null,
          itemGroupCode: null,
          itemGroupId: null,
          maxPrice: null,
          minPrice: null,
          search: 'a',
        },
      },
    }),
    products: () => ({
      as: buyer,
      args: {
        ...page,
        skip: 0,
        orderBy: { field: 'NAME', direction: 'ASC' },
        filter: {
          alloyIds: [1],
          attributes: [{ attributeId: choice.attributeId, optionIds: [choice.optionId] }],
          categoryCode: null,
          categoryId: null,
          featured: null,
          itemGroupCode: null,
          itemGroupId: null,
          maxPrice: null,
          minPrice: null,
          search: 'a',
        },
      },
    }),
    reorderPreview: async () => ({
      as: buyer,
      args: { jobOrderId: await job() },
      foreign: { jobOrderId: theirs.id },
    }),
    ringSizes: () => ({ as: buyer, args: { itemTypeId: configuration.itemTypeId } }),
    salesTax: () => ({ as: buyer, args: { billingStateId: address.stateId, shippingStateId: null } }),
    shippingMethods: () => ({
      as: buyer,
      args: { sessionId: '', destination: { addressId: null, countryId: 840, stateId: null, zip: '10001' } },
      foreign: { 'destination.addressId': theirAddress.id },
    }),
    states: () => ({ as: buyer, args: { countryId: 840 } }),
    statuses: () => ({ as: buyer, args: { entityType: 'JOB_ORDER' } }),
    userSetting: () => ({ as: buyer, args: { key: 'CP_PageSize' } }),
    users: () => ({
      as: owner,
      args: { ...page, customerId: shop.luna, search: 'B' },
      foreign: { customerId: shop.orion },
    }),
  };
}
