import { expect } from '@jest/globals';
import type { ContractCase, Json } from './case.ts';
import { some } from './shapes.ts';

/** Customers, the caller’s own data, settings. */
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
  },
  {
    call: 'GET /User/MyProfile',
    as: 'buyer',
    good: () => ({}),
    check: ({ value }) => expect(value.userName).toBe('buyer@luna.test'),
  },
  {
    call: 'GET /User/GetShippingAddresses',
    as: 'buyer',
    good: () => ({}),
    check: (answer) =>
      expect(answer).toEqual(
        some({ isDefault: true, address: expect.objectContaining({ id: expect.any(Number) }) }),
      ),
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
  },
  {
    call: 'POST /User/GeneralInfo',
    as: 'buyer',
    good: () => ({ body: { phone: '+1 212 555 0177' } }),
    check: async (_answer, { client }) => {
      const { value } = await client.get('/user/myprofile', 'buyer');
      expect(value).toMatchObject({ phone: '+1 212 555 0177', userName: 'buyer@luna.test' });
    },
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
    outsider: () => ({ body: { oldPassword: 'wrong', newPassword: 'Wax-print-casting-7' }, status: 422 }),
  },
  {
    call: 'POST /usersetting/:key',
    as: 'buyer',
    good: () => ({ path: '/UserSetting/CP_IsMenuCollapsed', body: { value: true } }),
    check: async (_answer, { client }) =>
      expect((await client.get('/usersetting/CP_IsMenuCollapsed', 'buyer')).value).toBe(true),
    outsider: () => ({ path: '/usersetting/CP_IsMenuCollapsed', method: 'GET', status: 200 }),
  },
  {
    call: 'GET /usersetting/:key',
    as: 'buyer',
    good: () => ({ path: '/usersetting/CP_IsMenuCollapsed' }),
    check: ({ value }) => expect(value).toBe(true),
  },
  {
    call: 'GET /CPCompanyDetails',
    as: null,
    good: () => ({}),
    check: (answer) => expect(answer).toMatchObject({ name: expect.any(String), currency: 'USD' }),
  },
];
