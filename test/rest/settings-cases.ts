import { expect } from '@jest/globals';
import type { ContractCase, Json } from './case.ts';
import { MISSING, REQUIRED, UNKNOWN, VISITOR } from './refusals.ts';

/** The statuses of a type in order, in both languages, equal for all callers. */
function statuses(name: string, entityType: string, codes: readonly string[], french: string): ContractCase {
  const path = `/EntityStatus/${name}`;
  return {
    call: `GET ${path}`,
    as: 'buyer',
    good: () => ({}),
    check: async (answer, { client }) => {
      const document = `{ statuses(entityType: ${entityType}) { databaseId code name tab rank colour isTerminal } }`;
      const kept = (await client.graphql(document, 'buyer')).statuses.filter(({ code }: Json) =>
        codes.includes(code),
      );
      expect(answer).toEqual(kept.map(({ databaseId: id, ...status }: Json) => ({ id, ...status })));
      expect(answer.map(({ code }: Json) => code)).toEqual(codes);
      const inFrench = await client.ask('GET', path, 'outsider', { headers: { 'accept-language': 'fr' } });
      expect(inFrench.body.map(({ id }: Json) => id)).toEqual(answer.map(({ id }: Json) => id));
      expect(inFrench.body[0].name).toBe(french);
    },
    bad: () => VISITOR,
    outsider: () => ({ status: 200 }),
  };
}

/** Statuses of all types, and list settings. */
export const settingsCases: readonly ContractCase[] = [
  statuses(
    'JobOrder',
    'JOB_ORDER',
    [
      'NEW',
      'NEEDS_INFO',
      'AWAITING_APPROVAL',
      'DECLINED',
      'APPROVED',
      'IN_PRODUCTION',
      'QUALITY_CHECK',
      'ON_HOLD',
      'READY',
      'SHIPPED',
      'COMPLETED',
      'CANCELLED',
      'REMADE',
    ],
    'Nouvelle',
  ),
  statuses(
    'SalesOrder',
    'SALES_ORDER',
    [
      'NEW',
      'AWAITING_PAYMENT',
      'CONFIRMED',
      'IN_PRODUCTION',
      'READY',
      'PARTIALLY_SHIPPED',
      'ON_HOLD',
      'SHIPPED',
      'COMPLETED',
      'CANCELLED',
    ],
    'Nouvelle',
  ),
  statuses(
    'OpenPriceQuoteStatuses',
    'PRICE_QUOTE',
    ['DRAFT', 'REQUESTED', 'IN_REVIEW', 'NEEDS_INFO', 'SENT', 'CHANGES_REQUESTED', 'ACCEPTED'],
    'Brouillon',
  ),
  statuses(
    'ClosedPriceQuoteStatuses',
    'PRICE_QUOTE',
    ['CONVERTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'SUPERSEDED'],
    'Converti',
  ),
  statuses(
    'invoiceStatuses',
    'INVOICE',
    ['DRAFT', 'OPEN', 'PARTIALLY_PAID', 'PAID', 'VOID', 'WRITTEN_OFF'],
    'Brouillon',
  ),
  statuses(
    'ServiceType',
    'SERVICE_TYPE',
    ['CAD', 'CASTING', 'SETTING', 'FINISHING', 'ENGRAVING', 'PLATING', 'SIZING', 'REPAIR', 'APPRAISAL'],
    'Conception CAO',
  ),
  {
    call: 'POST /GridSetting/:code',
    as: 'buyer',
    good: () => ({
      path: '/gridsetting/cpv3_oc_detail',
      body: { value: JSON.stringify({ columns: [{ key: 'code', title: 'Piece' }], zoom: 2 }) },
    }),
    check: async (_answer, { client }) => {
      const kept = {
        code: 'CPv3_OC_Detail',
        columns: [{ key: 'code', title: 'Piece', visible: true, width: null, order: 0, pinned: false }],
        sort: null,
        pageSize: null,
        density: 'COMFORTABLE',
        zoom: 2,
      };
      expect((await client.get('/GridSetting/CPv3_OC_Detail', 'buyer')).value).toEqual({
        ...kept,
        views: [],
      });
      const { gridSetting } = await client.graphql(
        '{ gridSetting(code: CPv3_OC_Detail) { value } }',
        'buyer',
      );
      expect({ code: 'CPv3_OC_Detail', ...gridSetting.value }).toEqual(kept);
      expect((await client.get('/GridSetting/CPv3_OC_Detail', 'outsider')).value.columns).toEqual([]);
    },
    bad: () => [
      { path: '/GridSetting/NOTHING', body: { value: {} }, ...MISSING },
      {
        path: '/GridSetting/INVOICES',
        body: { value: '{"columns":' },
        status: 422,
        key: 'value',
      },
      { path: '/GridSetting/INVOICES', body: { value: {} }, ...VISITOR },
    ],
  },
  {
    call: 'POST /GridSetting',
    as: 'buyer',
    good: () => ({
      path: '/GridSetting/',
      body: { code: 'INVOICES', value: { density: 'compact', columns: [] } },
    }),
    check: ({ value }) => expect(value).toMatchObject({ code: 'INVOICES', density: 'COMPACT' }),
    bad: () => [
      { body: { code: 'INVOICES', value: { columns: 'all' } }, status: 422, key: 'value.columns' },
      { body: { code: 'NOTHING', value: {} }, key: 'code', ...UNKNOWN },
      { body: { value: {} }, key: 'code', ...REQUIRED },
    ],
  },
  {
    call: 'GET /GridSetting/:code',
    as: 'buyer',
    good: () => ({ path: '/GridSetting/invoices' }),
    check: async ({ value }, { client }) => {
      expect(value).toMatchObject({ code: 'INVOICES', density: 'COMPACT', views: [] });
      // Settings are visible only to their user.
      expect((await client.get('/GridSetting/INVOICES', 'approver')).value.density).toBe('COMFORTABLE');
    },
    bad: () => [
      { path: '/GridSetting/NOTHING', ...MISSING },
      { path: '/GridSetting/INVOICES', ...VISITOR },
    ],
    outsider: () => ({ path: '/GridSetting/INVOICES', method: 'GET', status: 200 }),
  },
];
