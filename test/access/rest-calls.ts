import { type Actor, tokenOf } from '../../server/test/actors.ts';
import { workedExample } from '../../server/test/shop.ts';
import { picture } from '../world/picture.ts';
import { PASSWORD } from '../world/sample-world.ts';
import type { Ask } from './ask.ts';
import { ownCredentials, type RestIds } from './rest-ids.ts';
import type { World } from './world.ts';

/** A call about some rows, as somebody makes it; without a path it goes to the documented one. */
type RestCall = (ids: RestIds, actor: Actor) => Promise<CallOf> | CallOf;

type CallOf = Omit<Ask, 'path'> & { path?: string };

/** A good call of every route of the facade, by its method and path: each asks for what Luna's buyer holds. */
export function restCalls(world: World): Record<string, RestCall> {
  return {
    ...sessionCalls,
    ...cartCalls(world),
    ...catalogueCalls(world),
    ...jobCalls,
    ...personalCalls(world),
  };
}

const sessionCalls: Record<string, RestCall> = {
  'GET /__version': () => ({}),
  'POST /auth/portal-login': (_ids, actor) => ({ body: ownCredentials(actor) }),
  'POST /auth/login-with-unique-id': () => ({ body: { uniqueId: 'nothing' } }),
  'POST /auth/switchUser': ({ user }) => ({ body: { userId: user } }),
  'POST /auth/switchCustomer': ({ customer }) => ({ body: { customerId: customer } }),
  'POST /auth/refreshtoken': (_ids, actor) => {
    const token = actor.claims ? tokenOf(actor) : 'none';
    return { body: { token, refreshToken: actor.refreshToken ?? 'none' } };
  },
  'GET /auth/user': () => ({}),
  'POST /auth/logout': () => ({}),
};

function cartCalls({ shop, stock }: World): Record<string, RestCall> {
  const { itemTypeId, size, priorityId } = workedExample(shop);
  const piece = { itemTypeID: itemTypeId, size, priorityId };
  return {
    'GET /shoppingCart/frontendGetBySessionId': () => ({}),
    'GET /shoppingCart/getBySessionId': () => ({}),
    'GET /shoppingCart/getDiscountValue': () => ({}),
    'GET /shoppingCart/shoppingCartItems': () => ({}),
    'POST /ShoppingCart/addToCart': ({ customer }) => ({ body: { ...piece, customerID: customer } }),
    'POST /shoppingCart/updateQuantity': ({ line }) => ({ body: { id: line, quantity: 2 } }),
    'DELETE /shoppingCart/deleteCartItem/:id': ({ line }) => ({
      path: `/shoppingCart/deleteCartItem/${line}`,
    }),
    'POST /shoppingCart/clear-cart': () => ({ body: { sessionId: 'other' } }),
    'POST /shoppingCart/update-extra-info': () => ({ body: { notes: 'Ring the bell' } }),
    'GET /shoppingCart/incoming-order-attributes': () => ({}),
    'POST /shoppingCart/submitOrder': ({ customer }) => ({ body: { customerID: customer } }),
    'POST /shoppingCart/get-sales-tax': ({ customer }) => ({
      body: { customerId: customer, shippingStateId: stock.address.stateId },
    }),
    'POST /shoppingCart/update-tax': () => ({ body: { percent: 99 } }),
    'POST /ShippingMethods/shippingMethodsForCheckout': ({ address }) => ({ body: { id: address } }),
    'POST /ShippingMethods/shipping-methods-with-size-and-weight': ({ address }) => ({
      body: { destinationAddress: { id: address } },
    }),
  };
}

function catalogueCalls({ shop }: World): Record<string, RestCall> {
  const product = shop.pieceId('BAND-1');
  const { itemTypeId, size } = workedExample(shop);
  const at =
    (path: string): RestCall =>
    () => ({ path });
  return {
    'GET /ProductCategories': () => ({}),
    'GET /ProductCategories/childProductCatalogs/:id': at('/ProductCategories/childProductCatalogs/1'),
    'GET /productCategories/categoryCode/:code': at('/productCategories/categoryCode/CLASSIC_BANDS'),
    'GET /productCategories/:id': at('/productCategories/1'),
    'GET /productCategories/filterAttributes': () => ({}),
    'GET /productCategories/filterAttributesByCategory': at(
      '/productCategories/filterAttributesByCategory?categoryID=1',
    ),
    'GET /ProductCategories/categoryItems/:id': at('/ProductCategories/categoryItems/2'),
    'GET /ProductCategories/RetailProducts': () => ({}),
    'GET /productCategories/products': () => ({}),
    'GET /itemtypes/:id': at(`/itemtypes/${product}`),
    'GET /itemtypes/:id/customattributevalues': at(`/itemtypes/${product}/customattributevalues`),
    'GET /ItemTypes/ShownInCatalog': () => ({}),
    'GET /ItemTypes/get-item-types-by-group-code/:code': at('/ItemTypes/get-item-types-by-group-code/BANDS'),
    'GET /ItemTypes/CanBeAddedToCategory': () => ({}),
    'POST /products/cp/calculatePrice': ({ customer }) => ({
      body: { itemTypeID: itemTypeId, size, quantity: 1, customerId: customer },
    }),
    'GET /products/updateProductImages': at('/products/updateProductImages?productCode=BAND-1'),
    'POST /products/getChildItemByMasterItemTypeAttributes': () => ({
      body: { itemTypeID: itemTypeId, attributes: [] },
    }),
    'GET /Metals/ShownInCatalog': () => ({}),
  };
}

const jobCalls: Record<string, RestCall> = {
  'GET /JobOrders/job-services': () => ({}),
  'GET /JobOrders/job-orders': () => ({ path: '/JobOrders/job-orders?status=all' }),
  'GET /JobOrders/:id/notes': ({ job }) => ({ path: `/JobOrders/${job}/notes` }),
  'GET /JobOrders/:id/customernotes': ({ job }) => ({ path: `/JobOrders/${job}/customernotes` }),
  'GET /JobOrders/:id/items': ({ job }) => ({ path: `/JobOrders/${job}/items` }),
  'GET /JobOrders/:id/allItems': ({ job }) => ({ path: `/JobOrders/${job}/allItems` }),
  'GET /JobOrders/:id/images': ({ job }) => ({ path: `/JobOrders/${job}/images` }),
  'GET /JobItem/job-items-by-job-id/:id': ({ job }) => ({ path: `/JobItem/job-items-by-job-id/${job}` }),
  'GET /job-orders-extended/:id/detail': ({ job }) => ({ path: `/job-orders-extended/${job}/detail` }),
  'POST /JobOrders/notes': ({ job }) => ({ form: noteForm(job) }),
  'POST /JobOrders/customernotes': ({ job }) => ({ form: noteForm(job) }),
  'POST /JobOrders/job-note-insert': ({ job }) => ({ body: { JobOrderID: job, Note: 'Hello' } }),
  'POST /JobOrders/:id/cancel': ({ job }) => ({ path: `/JobOrders/${job}/cancel` }),
  'POST /JobOrders/re-order/:id': ({ job }) => ({ path: `/JobOrders/re-order/${job}` }),
  'POST /JobOrders/:id/approve': ({ job }) => ({ path: `/JobOrders/${job}/approve` }),
  'POST /JobOrders/:id/decline': ({ job }) => ({ path: `/JobOrders/${job}/decline?reasonText=No` }),
  'POST /JobOrders/update-status': ({ job }) => ({ body: { JobIds: [job], StatusTypeCode: 'ON_HOLD' } }),
};

function personalCalls({ stock }: World): Record<string, RestCall> {
  const { label, contactName, line1, city, zip, countryId, stateId } = stock.address;
  const entry = { label, contactName, line1, city, zip, countryId, stateId };
  return {
    'GET /customers/get-id-by-account-number/:accountNo': ({ accountNumber }) => ({
      path: `/customers/get-id-by-account-number/${accountNumber}`,
    }),
    'GET /customers/getCustomerAddresses': () => ({}),
    'GET /CustomerTypes': () => ({}),
    'GET /Countries': () => ({}),
    'GET /Countries/states': () => ({}),
    'GET /User/MyProfile': () => ({}),
    'GET /User/AvailableModules': () => ({}),
    'GET /User/GetShippingAddresses': () => ({}),
    'GET /User/user-customers': ({ accountNumber }) => ({
      path: `/User/user-customers?accountNumber=${accountNumber}`,
    }),
    'POST /User/GeneralInfo': () => ({ body: { phone: '+1 212 555 0177' } }),
    'POST /User/UpdateShippingAddress': ({ address }) => ({ body: { id: address, ...entry } }),
    'POST /User/ChangePassword': () => ({
      body: { oldPassword: PASSWORD, newPassword: PASSWORD.toUpperCase() },
    }),
    'GET /EntityStatus/JobOrder': () => ({}),
    'GET /EntityStatus/ServiceType': () => ({}),
    'GET /usersetting/:key': () => ({ path: '/usersetting/CP_PageSize' }),
    'POST /usersetting/:key': () => ({ path: '/usersetting/CP_IsMenuCollapsed', body: { value: true } }),
    'GET /CPCompanyDetails': () => ({}),
    'GET /FormatSettings': () => ({}),
  };
}

function noteForm(job: number): FormData {
  const form = new FormData();
  form.append('jobOrderID', String(job));
  form.append('note', 'Hello');
  form.append('image', picture());
  return form;
}
