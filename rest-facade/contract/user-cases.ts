import { expect } from '@jest/globals';
import { forged } from './auth-cases.ts';
import type { ContractCase, Json } from './case.ts';

const some = (shape: object) => expect.arrayContaining([expect.objectContaining(shape)]);

const named = { id: expect.any(Number), name: expect.any(String), code: expect.any(String) };

function publicList(call: string, shape: object): ContractCase {
  return {
    call,
    as: null,
    good: () => ({}),
    check: (answer) => expect(answer).toEqual(some(shape)),
    bad: () => ({ method: 'POST', status: 404, key: 'NO_SUCH_CALL' }),
    outsider: 'same',
  };
}

/** Customers, the caller's own things, settings. */
export const userCases: readonly ContractCase[] = [
  {
    call: 'GET /customers/get-id-by-account-number/:accountNo',
    as: 'owner',
    good: () => ({ path: '/customers/get-id-by-account-number/LUNA-001' }),
    check: ({ value, apiMessages }, { ownerCustomers }) => {
      expect(value).toBe(ownerCustomers.find((one) => one.accountNumber === 'LUNA-001')?.id);
      expect(apiMessages.hasErrors).toBe(false);
    },
    bad: () => ({ path: '/customers/get-id-by-account-number/NOBODY', status: 404, key: 'NOT_FOUND' }),
    outsider: 404,
    missing: { code: 'CUSTOMER_LOOKUP_FAILED', value: 'Error while getting customer!' },
  },
  {
    call: 'GET /customers/getCustomerAddresses',
    as: 'buyer',
    good: () => ({}),
    check: ({ value }) =>
      expect(value).toEqual(some({ line1: expect.any(String), countryCode: expect.any(String) })),
    bad: forged,
    outsider: 'own',
  },
  { ...publicList('GET /CustomerTypes', named), as: 'buyer' },
  publicList('GET /Countries', named),
  {
    ...publicList('GET /Countries/states', { ...named, parentID: expect.any(Number) }),
    bad: () => ({ path: '/Countries/states?countryId=US', status: 422, key: 'countryId' }),
  },
  {
    call: 'GET /User/MyProfile',
    as: 'buyer',
    good: () => ({}),
    check: ({ value }) => expect(value.userName).toBe('buyer@luna.test'),
    bad: forged,
    outsider: 'own',
  },
  {
    call: 'GET /User/GetShippingAddresses',
    as: 'buyer',
    good: () => ({}),
    check: (answer) =>
      expect(answer).toEqual(
        some({ isDefault: true, address: expect.objectContaining({ id: expect.any(Number) }) }),
      ),
    bad: forged,
    outsider: 'own',
  },
  {
    call: 'GET /User/AvailableModules',
    as: 'buyer',
    good: () => ({}),
    check: (answer) => expect(answer).toEqual(some({ id: expect.any(Number), name: expect.any(String) })),
    bad: forged,
    outsider: 'same',
  },
  {
    call: 'GET /User/user-customers',
    as: 'owner',
    good: () => ({ path: '/User/user-customers?accountNumber=LUNA-002' }),
    check: ({ value }) => expect(value).toEqual([expect.objectContaining({ accountNumber: 'LUNA-002' })]),
    bad: () => ({
      path: '/User/user-customers?accountNumber=a&accountNumber=b',
      status: 422,
      key: 'accountNumber',
    }),
    outsider: 'own',
  },
  {
    call: 'POST /User/GeneralInfo',
    as: 'buyer',
    good: () => ({ body: { phone: '+1 212 555 0177' } }),
    check: async (_answer, { client }) => {
      const { value } = await client.get('/user/myprofile', 'buyer');
      expect(value).toMatchObject({ phone: '+1 212 555 0177', userName: 'buyer@luna.test' });
    },
    bad: () => ({ body: { language: 'de' }, status: 422, key: 'language' }),
    outsider: 'own',
  },
  {
    call: 'POST /User/UpdateShippingAddress',
    as: 'owner',
    good: ({ country, address }) => ({
      body: {
        label: 'Workshop',
        contactName: 'Ana Diaz',
        line1: '7 Bench Lane',
        city: 'Denver',
        zip: '80205',
        countryId: country.id,
        stateId: address.stateId,
      },
    }),
    check: async ({ value }, { client }) => {
      const addresses: Json[] = await client.get('/User/GetShippingAddresses', 'owner');
      expect(addresses.map(({ address }) => address)).toEqual(some({ id: value.id, label: 'Workshop' }));
    },
    bad: () => ({ body: { contactName: 'Ana Diaz' }, status: 422, key: 'line1' }),
    outsider: ({ address }) => ({
      body: { ...address, contactName: 'Somebody else', stateId: address.stateId },
      status: 404,
    }),
  },
  {
    call: 'POST /User/ChangePassword',
    as: 'production',
    good: () => ({ body: { oldPassword: 'Aurifex-demo-1', newPassword: 'Wax-print-casting-7' } }),
    check: async (_answer, { client }) => {
      const { status } = await client.ask('POST', '/auth/portal-login', null, {
        body: { userName: 'production@aurifex.test', password: 'Wax-print-casting-7' },
      });
      expect(status).toBe(200);
    },
    bad: () => ({ body: { oldPassword: 'Aurifex-demo-1' }, status: 422, key: 'newPassword' }),
    outsider: () => ({ body: { oldPassword: 'wrong', newPassword: 'Wax-print-casting-7' }, status: 422 }),
  },
  { ...publicList('GET /EntityStatus/JobOrder', { ...named, code: 'NEW' }), as: 'buyer', bad: forged },
  { ...publicList('GET /EntityStatus/ServiceType', { ...named, code: 'CAD' }), as: 'buyer', bad: forged },
  {
    call: 'POST /usersetting/:key',
    as: 'buyer',
    good: () => ({ path: '/UserSetting/CP_IsMenuCollapsed', body: { value: true } }),
    check: async (_answer, { client }) =>
      expect((await client.get('/usersetting/CP_IsMenuCollapsed', 'buyer')).value).toBe(true),
    bad: () => ({ path: '/usersetting/CP_IsMenuCollapsed', body: {}, status: 422, key: 'value' }),
    outsider: () => ({ path: '/usersetting/CP_IsMenuCollapsed', method: 'GET', status: 200 }),
  },
  {
    call: 'GET /usersetting/:key',
    as: 'buyer',
    good: () => ({ path: '/usersetting/CP_IsMenuCollapsed' }),
    check: ({ value }) => expect(value).toBe(true),
    bad: () => ({ ...forged(), path: '/usersetting/CP_IsMenuCollapsed' }),
    outsider: 'own',
  },
  {
    call: 'GET /CPCompanyDetails',
    as: null,
    good: () => ({}),
    check: (answer) => expect(answer).toMatchObject({ name: expect.any(String), currency: 'USD' }),
    bad: () => ({ method: 'DELETE', status: 404, key: 'NO_SUCH_CALL' }),
    outsider: 'same',
  },
  publicList('GET /FormatSettings', { name: expect.any(String), value: expect.any(String) }),
];
