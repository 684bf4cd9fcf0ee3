import { encodeGlobalId } from '../schema/global-id.ts';
import { type Actor, createActor, signedIn } from './actors.ts';
import { move } from './job-steps.ts';
import { run } from './run.ts';
import { add, orderedJob, type Shop, workedExample } from './shop.ts';

/** A call that succeeds until one of its values is replaced by a hostile one. */
export type CarelessCall = {
  as: Actor;
  args: Record<string, unknown>;
  /** Rows of another customer, by the path of the id in `args`. */
  foreign?: Record<string, string | number>;
};

type Prepare = () => Promise<CarelessCall> | CarelessCall;

/** A good call of every root field that takes arguments, by the field's name. */
export async function carelessCalls(shop: Shop): Promise<Record<string, Prepare>> {
  const { db, buyer, owner, admin, sales, stranger } = shop;
  const theirs = await orderedJob(stranger, shop);
  const theirGroup = await db.orderGroup.findFirstOrThrow({ where: { customerId: shop.orion } });
  await add(stranger, shop);
  const theirLine = await db.cartItem.findFirstOrThrow({ where: { cart: { customerId: shop.orion } } });
  const theirAddress = await db.address.findFirstOrThrow({ where: { customerId: shop.orion } });
  const theirFile = await file(stranger);
  const theirLineId = encodeGlobalId('CartItem', theirLine.id);
  const attribute = await db.attribute.findFirst({ include: { options: true } });
  const choice = { attributeId: attribute?.id ?? 1, optionId: attribute?.options[0]?.id ?? 1, text: null };
  const configuration = { ...workedExample(shop), alloyId: null, attributes: [] };
  const choices = { ...configuration, attributes: [choice] };
  const address = await db.address.findFirstOrThrow({ where: { customerId: shop.luna } });
  const method = await db.shippingMethod.findFirstOrThrow({ where: { active: true } });
  const destinations = { shippingAddressId: theirAddress.id, billingAddressId: theirAddress.id, sellToAddressId: theirAddress.id };
  const page = { first: 3, after: null, last: null, before: null };
  const orderFilter = {
    customerId: shop.luna, promised: null, promisedFrom: null, promisedTo: null, search: 'BAND',
    statusCodes: ['NEW'], waitingOn: null,
  };

  async function file(by: Actor): Promise<number> {
    const row = await db.file.create({
      data: { originalName: 'a.png', mimeType: 'image/png', size: 1, width: 1, height: 1, digest: 'd', uploadedById: by.userId ?? 0, customerId: by.customerId },
    });
    return row.id;
  }
  const job = async (by: Actor = buyer) => (await orderedJob(by, shop)).id;
  const line = async () => (await add(buyer, shop)).cartItem.id;
  const actingFor = () => signedIn(db, { userId: sales.userId ?? 0, userName: sales.userName ?? '', customerId: shop.luna });
  const another = () => createActor(db, { role: 'PORTAL_BUYER', customerIds: [shop.luna] });
  const texts = { poNumber: 'PO', customerWoNumber: 'WO', notes: 'Notes', sessionId: '' };
  const lineTexts = { reference: 'R', endCustomer: 'E', note: 'N', wantedBy: null, drawingFileId: null };

  return {
    alloys: () => ({ as: buyer, args: { shownInCatalog: true } }),
    calculatePrice: () => ({ as: buyer, args: { input: { configuration: choices, quantity: 1, requestId: 'a' } } }),
    cart: () => ({ as: buyer, args: { sessionId: '' } }),
    customerByAccountNumber: () => ({ as: buyer, args: { accountNumber: 'LUNA-001' }, foreign: { accountNumber: 'ORIO-001' } }),
    customers: () => ({ as: admin, args: { ...page, search: 'Jew' } }),
    filterAttributes: () => ({ as: buyer, args: { categoryCode: null, categoryId: null, itemGroupId: null } }),
    jobOrder: () => ({
      as: buyer,
      args: { databaseId: null, number: null },
      foreign: { databaseId: theirs.databaseId, number: theirs.number },
    }),
    jobOrderNeighbours: async () => ({
      as: buyer,
      args: { number: (await orderedJob(buyer, shop)).number, filter: orderFilter, orderBy: { field: 'NUMBER', direction: 'ASC' }, tab: 'ALL' },
      foreign: { number: theirs.number, 'filter.customerId': shop.orion },
    }),
    jobOrderStatusPreview: async () => ({
      as: sales,
      args: { jobOrderIds: [await job()], statusCode: 'ON_HOLD' },
    }),
    jobOrderTabCounts: () => ({ as: buyer, args: { filter: orderFilter }, foreign: { 'filter.customerId': shop.orion } }),
    jobOrders: () => ({
      as: buyer,
      args: { ...page, skip: 0, filter: orderFilter, orderBy: { field: 'PROMISED_ON', direction: 'DESC' }, tab: 'NEW' },
      foreign: { 'filter.customerId': shop.orion },
    }),
    matchingVariant: () => ({
      as: buyer,
      args: { itemTypeId: configuration.itemTypeId, alloyId: null, attributes: [choice], size: null },
    }),
    node: () => ({ as: buyer, args: { id: encodeGlobalId('Customer', shop.luna) }, foreign: { id: theirs.id } }),
    nodes: () => ({ as: buyer, args: { ids: [encodeGlobalId('Customer', shop.luna)] } }),
    orderGroup: () => ({ as: buyer, args: { code: 'JO-1' }, foreign: { code: theirGroup.code } }),
    product: () => ({ as: buyer, args: { code: null, databaseId: null } }),
    productCategories: () => ({ as: buyer, args: { ...page, filter: { onlyRoots: null, parentId: null, search: 'a' } } }),
    productCategory: () => ({ as: buyer, args: { code: null, databaseId: null } }),
    productImages: () => ({ as: buyer, args: { code: 'BAND-1', alloyId: null } }),
    products: () => ({
      as: buyer,
      args: {
        ...page,
        skip: 0,
        orderBy: { field: 'NAME', direction: 'ASC' },
        filter: {
          alloyIds: [1], attributes: [{ attributeId: choice.attributeId, optionIds: [choice.optionId] }], categoryCode: null,
          categoryId: null, featured: null, itemGroupCode: null, itemGroupId: null, maxPrice: null, minPrice: null, search: 'a',
        },
      },
    }),
    reorderPreview: async () => ({ as: buyer, args: { jobOrderId: await job() }, foreign: { jobOrderId: theirs.id } }),
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
    users: () => ({ as: owner, args: { ...page, customerId: shop.luna, search: 'B' }, foreign: { customerId: shop.orion } }),

    addNote: async () => ({
      as: buyer,
      args: { input: { jobOrderId: await job(), text: 'Hello', visibility: 'CUSTOMER', fileIds: [await file(buyer)], idempotencyKey: null } },
      foreign: { 'input.jobOrderId': theirs.id, 'input.fileIds': theirFile },
    }),
    addToCart: () => ({
      as: buyer,
      args: { input: { ...lineTexts, configuration: choices, quantity: 1, sessionId: '', idempotencyKey: null } },
      foreign: { 'input.drawingFileId': theirFile },
    }),
    approveJobOrder: async () => {
      await add(buyer, shop, { configuration: workedExample(shop, 'BAND-PROOF') });
      const id = await job();
      await move(sales, id, 'REQUEST_APPROVAL');
      return { as: buyer, args: { input: { id, serviceType: null, version: null } }, foreign: { 'input.id': theirs.id } };
    },
    archiveAddress: () => ({ as: owner, args: { input: { id: address.id } }, foreign: { 'input.id': theirAddress.id } }),
    cancelJobOrder: async () => ({
      as: buyer,
      args: { input: { id: await job(), reason: null, version: null } },
      foreign: { 'input.id': theirs.id },
    }),
    changePassword: async () => ({
      as: await another(),
      args: { input: { oldPassword: 'not the right one', newPassword: 'a long enough password' } },
    }),
    clearCart: () => ({ as: buyer, args: { input: { sessionId: 'other' } } }),
    createSignInLink: () => ({ as: admin, args: { input: { userId: buyer.userId } } }),
    declineJobOrder: async () => ({
      as: buyer,
      args: { input: { id: await job(), reasonText: 'No', version: null } },
      foreign: { 'input.id': theirs.id },
    }),
    duplicateCartItem: async () => ({
      as: buyer,
      args: { input: { id: await line() } },
      foreign: { 'input.id': theirLineId },
    }),
    proposeJobService: async () => ({
      as: sales,
      args: { input: { id: await job(), price: '12.00', proofFileId: await file(sales), serviceTypeCode: 'CAD', version: null } },
      foreign: { 'input.proofFileId': theirFile },
    }),
    refreshSession: async () => {
      const as = await another();
      return { as, args: { input: { token: null, refreshToken: as.refreshToken } } };
    },
    removeCartItem: async () => ({
      as: buyer,
      args: { input: { id: await line() } },
      foreign: { 'input.id': theirLineId },
    }),
    reorderJobOrder: async () => ({
      as: buyer,
      args: { input: { id: await job(), expectedUnitPrice: '1.00', idempotencyKey: null } },
      foreign: { 'input.id': theirs.id },
    }),
    requestPasswordReset: () => ({ as: buyer, args: { input: { userName: 'nobody@example.test' } } }),
    rescheduleJobOrder: async () => ({
      as: sales,
      args: { input: { id: await job(), promisedOn: '2026-02-02', version: null } },
    }),
    returnToSelf: async () => ({ as: await another(), args: { input: { note: null } } }),
    saveAddress: () => ({
      as: owner,
      args: {
        input: {
          id: null, label: 'Home', contactName: 'A', company: null, line1: '1', line2: null, city: 'C', zip: 'Z',
          countryId: 250, stateId: null, phone: null, isDefaultBilling: false, isDefaultShipping: false, version: null,
        },
      },
      foreign: { 'input.id': theirAddress.id },
    }),
    saveUserSetting: () => ({ as: buyer, args: { input: { key: 'CP_PageSize', value: 20 } } }),
    setJobOrderStage: async () => {
      const id = await job();
      await move(sales, id, 'RELEASE');
      await move(sales, id, 'START');
      return { as: sales, args: { input: { id, stage: 40, version: null } } };
    },
    signIn: () => ({
      as: buyer,
      args: { input: { userName: 'nobody@example.test', password: 'nothing', rememberMe: false, captchaToken: null } },
    }),
    signInWithUniqueId: () => ({ as: buyer, args: { input: { uniqueId: 'nothing' } } }),
    signOut: async () => ({ as: await another(), args: { input: { everywhere: false } } }),
    submitOrder: async () => {
      await line();
      return {
        as: buyer,
        args: {
          input: {
            ...texts, shippingAddressId: address.id, billingAddressId: address.id, sellToAddressId: null,
            shippingMethodId: method.id, expectedSubTotal: '1.00', acceptNewPrices: false, idempotencyKey: null,
          },
        },
        foreign: prefixed(destinations),
      };
    },
    switchCustomer: () => ({ as: owner, args: { input: { customerId: shop.luna } }, foreign: { 'input.customerId': shop.orion } }),
    switchUser: () => ({ as: sales, args: { input: { userId: buyer.userId, reason: null } }, foreign: {} }),
    transitionJobOrder: async () => ({
      as: sales,
      args: {
        input: {
          id: await job(), action: 'HOLD', reason: null, trackingNumber: null, pickedUp: false, serviceTypeCodes: null, version: null,
        },
      },
    }),
    undoJobOrderTransition: async () => {
      const id = await job();
      await move(sales, id, 'HOLD');
      return { as: sales, args: { input: { id, version: null } } };
    },
    updateCart: async () => {
      await line();
      return {
        as: buyer,
        args: {
          input: {
            ...texts, shippingAddressId: null, billingAddressId: null, sellToAddressId: null, shippingMethodId: null,
            salesTaxEnabled: null, version: null,
          },
        },
        foreign: prefixed(destinations),
      };
    },
    updateCartItem: async () => ({
      as: buyer,
      args: { input: { ...lineTexts, id: await line(), configuration: choices, quantity: 1, version: null } },
      foreign: { 'input.id': theirLineId, 'input.drawingFileId': theirFile },
    }),
    updateCartItemQuantity: async () => ({
      as: buyer,
      args: { input: { id: await line(), quantity: 2 } },
      foreign: { 'input.id': theirLineId },
    }),
    updateJobOrderStatuses: async () => ({
      as: await actingFor(),
      args: { input: { jobOrderIds: [await job()], statusCode: 'ON_HOLD', reason: null, trackingNumber: null, pickedUp: null } },
    }),
    updateProfile: () => ({
      as: buyer,
      args: {
        input: {
          firstName: 'B', lastName: 'B', phone: null, language: 'EN', pictureFileId: null, startupModuleId: null, version: null,
        },
      },
      foreign: { 'input.pictureFileId': theirFile },
    }),
    uploadFile: () => ({ as: buyer, args: { input: { file: null } } }),
  };
}

function prefixed(ids: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [`input.${name}`, id]));
}
