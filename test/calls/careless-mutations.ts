import { randomUUID } from 'node:crypto';
import { failedTask } from '../../server/test/failed-task.ts';
import type { CarelessCalls, CarelessStock } from './careless-stock.ts';

/** A good call of every mutation but those of jobs. */
export function carelessMutations(stock: CarelessStock): CarelessCalls {
  const {
    shop,
    theirLineId,
    theirAddress,
    theirFile,
    choices,
    address,
    method,
    destinations,
    line,
    another,
  } = stock;
  const { buyer, owner, admin, sales } = shop;
  const texts = { poNumber: 'PO', customerWoNumber: 'WO', notes: 'Notes', sessionId: '' };
  const failed = async () => (await failedTask(shop.db, randomUUID())).id;
  const lineTexts = { reference: 'R', endCustomer: 'E', note: 'N', wantedBy: null, drawingFileId: null };
  return {
    addToCart: () => ({
      as: buyer,
      args: {
        input: { ...lineTexts, configuration: choices, quantity: 1, sessionId: '', idempotencyKey: null },
      },
      foreign: { 'input.drawingFileId': theirFile },
    }),
    archiveAddress: () => ({
      as: owner,
      args: { input: { id: address.id } },
      foreign: { 'input.id': theirAddress.id },
    }),
    changePassword: async () => ({
      as: await another(),
      args: { input: { oldPassword: 'the password of before', newPassword: 'a long enough password' } },
    }),
    clearCart: () => ({ as: buyer, args: { input: { sessionId: 'other' } } }),
    createSignInLink: () => ({ as: admin, args: { input: { userId: buyer.userId, idempotencyKey: null } } }),
    discardFailedTask: async () => ({ as: admin, args: { input: { id: await failed() } } }),
    duplicateCartItem: async () => ({
      as: buyer,
      args: { input: { id: await line(), idempotencyKey: null } },
      foreign: { 'input.id': theirLineId },
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
    requestPasswordReset: () => ({ as: buyer, args: { input: { userName: 'nobody@example.test' } } }),
    retryFailedTask: async () => ({ as: admin, args: { input: { id: await failed() } } }),
    returnToSelf: async () => ({ as: await another(), args: { input: { note: null } } }),
    saveAddress: () => ({
      as: owner,
      args: {
        input: {
          id: null,
          label: 'Home',
          contactName: 'A',
          company: null,
          line1: '1',
          line2: null,
          city: 'C',
          zip: 'Z',
          countryId: 250,
          stateId: null,
          phone: null,
          isDefaultBilling: false,
          isDefaultShipping: false,
          version: null,
          idempotencyKey: null,
        },
      },
      foreign: { 'input.id': theirAddress.id },
    }),
    saveUserSetting: () => ({ as: buyer, args: { input: { key: 'CP_PageSize', value: 20 } } }),
    signIn: () => ({
      as: buyer,
      args: {
        input: {
          userName: 'nobody@example.test',
          password: 'nothing',
          rememberMe: false,
          captchaToken: null,
        },
      },
    }),
    signInWithUniqueId: () => ({ as: buyer, args: { input: { uniqueId: 'nothing' } } }),
    signOut: async () => ({ as: await another(), args: { input: { everywhere: false } } }),
    submitOrder: async () => {
      await line();
      return {
        as: buyer,
        args: {
          input: {
            ...texts,
            shippingAddressId: address.id,
            billingAddressId: address.id,
            sellToAddressId: null,
            shippingMethodId: method.id,
            expectedSubTotal: '1.00',
            acceptNewPrices: false,
            idempotencyKey: null,
          },
        },
        foreign: prefixed(destinations),
      };
    },
    switchCustomer: () => ({
      as: owner,
      args: { input: { customerId: shop.luna } },
      foreign: { 'input.customerId': shop.orion },
    }),
    switchUser: () => ({ as: sales, args: { input: { userId: buyer.userId, reason: null } }, foreign: {} }),
    updateCart: async () => {
      await line();
      return {
        as: buyer,
        args: {
          input: {
            ...texts,
            shippingAddressId: null,
            billingAddressId: null,
            sellToAddressId: null,
            shippingMethodId: null,
            salesTaxEnabled: null,
            version: null,
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
    updateProfile: () => ({
      as: buyer,
      args: {
        input: {
          firstName: 'B',
          lastName: 'B',
          phone: null,
          language: 'EN',
          pictureFileId: null,
          startupModuleId: null,
          version: null,
        },
      },
      foreign: { 'input.pictureFileId': theirFile },
    }),
    uploadFile: () => ({ as: buyer, args: { input: { file: null, idempotencyKey: null } } }),
  };
}

function prefixed(ids: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [`input.${name}`, id]));
}
