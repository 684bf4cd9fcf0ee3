import { expect } from '@jest/globals';
import type { ContractCase, Json } from './case.ts';

const some = (shape: object) => expect.arrayContaining([expect.objectContaining(shape)]);

/** The statuses of a kind, among them one by its code. */
function statuses(call: string, code: string): ContractCase {
  return { call, as: 'buyer', good: () => ({}), check: (answer) => expect(answer).toEqual(some({ code })) };
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
  statuses('GET /EntityStatus/JobOrder', 'NEW'),
  statuses('GET /EntityStatus/ServiceType', 'CAD'),
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
    call: 'POST /GridSetting/:code',
    as: 'buyer',
    good: () => ({
      path: '/gridsetting/cpv3_oc_detail',
      body: { value: JSON.stringify({ columns: [{ key: 'code', title: 'Piece' }], zoom: 2 }) },
    }),
    check: async (_answer, { client }) =>
      expect((await client.get('/GridSetting/CPv3_OC_Detail', 'buyer')).value).toEqual({
        code: 'CPv3_OC_Detail',
        columns: [{ key: 'code', title: 'Piece', visible: true, width: null, order: 0, pinned: false }],
        sort: null,
        pageSize: null,
        density: 'COMFORTABLE',
        zoom: 2,
        views: [],
      }),
    bad: () => ({ path: '/GridSetting/NOTHING', body: { value: {} }, status: 404, key: 'NOT_FOUND' }),
  },
  {
    call: 'POST /GridSetting',
    as: 'buyer',
    good: () => ({
      path: '/GridSetting/',
      body: { code: 'INVOICES', value: { density: 'compact', columns: [] } },
    }),
    check: ({ value }) => expect(value).toMatchObject({ code: 'INVOICES', density: 'COMPACT' }),
    bad: () => ({ body: { code: 'INVOICES', value: { columns: 'all' } }, status: 422, key: 'value.columns' }),
  },
  {
    call: 'GET /GridSetting/:code',
    as: 'buyer',
    good: () => ({ path: '/GridSetting/invoices' }),
    check: ({ value }) => expect(value).toMatchObject({ code: 'INVOICES', density: 'COMPACT', views: [] }),
    outsider: () => ({ path: '/GridSetting/INVOICES', method: 'GET', status: 200 }),
  },
  {
    call: 'GET /CPCompanyDetails',
    as: null,
    good: () => ({}),
    check: (answer) => expect(answer).toMatchObject({ name: expect.any(String), currency: 'USD' }),
  },
];
