import { expect } from '@jest/globals';
import { aboutRecord } from './about-record.ts';
import type { ContractCase } from './case.ts';
import { MISSING, NOBODYS, REFUSED, REQUIRED, UNKNOWN } from './refusals.ts';
import { some } from './shapes.ts';

/** Actions on job orders. */
export const jobActionCases: readonly ContractCase[] = [
  aboutRecord(
    'POST /JobOrders/:id/cancel',
    'buyer',
    ({ cancellable }) => cancellable.jobID,
    async ({ value }, { client, cancellable }) => {
      expect(value).toMatchObject({ jobID: cancellable.jobID, statusCode: 'CANCELLED' });
      const { status, body } = await client.ask('POST', `/JobOrders/${cancellable.jobID}/cancel`, 'buyer');
      const { key, text } = REFUSED;
      expect([status, body.errorMessages]).toMatchObject([REFUSED.status, [{ key, value: text }]]);
    },
  ),
  {
    call: 'POST /JobOrders/re-order/:id',
    as: 'buyer',
    good: ({ cancellable }) => ({ path: `/JobOrders/re-order/${cancellable.jobID}` }),
    check: ({ value, successMessage }, { cancellable }) => {
      expect(value).toMatchObject({
        jobTypeCode: 'JO',
        statusCode: 'NEW',
        itemTypeID: cancellable.itemTypeID,
      });
      expect(value.jobID).not.toBe(cancellable.jobID);
      expect(successMessage).toBe(`${value.order_code} - created successfully!`);
    },
    bad: () => [{ path: `/JobOrders/re-order/${NOBODYS}`, ...MISSING }],
    outsider: ({ cancellable }) => ({ path: `/JobOrders/re-order/${cancellable.jobID}`, status: 404 }),
  },
  {
    call: 'POST /JobOrders/:id/approve',
    as: 'approver',
    good: ({ awaiting }) => ({ path: `/JobOrders/${awaiting[0].jobID}/approve` }),
    check: async ({ value }, { client, awaiting }) => {
      expect(value.statusCode).toBe('APPROVED');
      const detail = await client.get(`/job-orders-extended/${awaiting[0].jobID}/detail`, 'buyer');
      expect(detail).toMatchObject({ statusCode: 'APPROVED', jobServices: some({ status: 'APPROVED' }) });
    },
    bad: ({ job }) => [
      { path: `/JobOrders/${job.jobID}/approve`, ...REFUSED },
      { path: `/JobOrders/${NOBODYS}/approve`, ...MISSING },
    ],
    outsider: ({ awaiting }) => ({ path: `/JobOrders/${awaiting[0].jobID}/approve`, status: 404 }),
  },
  {
    call: 'POST /JobOrders/:id/decline',
    as: 'approver',
    good: ({ awaiting }) => ({
      path: `/JobOrders/${awaiting[1].jobID}/decline?reasonText=The%20shank%20is%20too%20wide`,
    }),
    check: async ({ value }, { client, awaiting }) => {
      expect(value.statusCode).toBe('DECLINED');
      const detail = await client.get(`/job-orders-extended/${awaiting[1].jobID}/detail`, 'buyer');
      expect(detail.declineReason).toBe('The shank is too wide');
    },
    bad: ({ job, awaiting }) => [
      { path: `/JobOrders/${awaiting[1].jobID}/decline`, key: 'reasonText', ...REQUIRED },
      { path: `/JobOrders/${job.jobID}/decline?reasonText=No`, ...REFUSED },
      { path: `/JobOrders/${NOBODYS}/decline?reasonText=No`, ...MISSING },
    ],
    outsider: ({ awaiting }) => ({
      path: `/JobOrders/${awaiting[1].jobID}/decline?reasonText=No`,
      status: 404,
    }),
  },
  {
    call: 'POST /JobOrders/update-status',
    as: 'sales',
    good: ({ newJobs }) => ({
      body: { JobIds: [newJobs[0].jobID, newJobs[1].jobID], StatusTypeCode: 'ON_HOLD' },
    }),
    check: ({ value }, { newJobs }) =>
      expect(value).toMatchObject([
        { jobID: newJobs[0].jobID, ok: true, statusCode: 'ON_HOLD', code: null },
        { jobID: newJobs[1].jobID, ok: true, statusCode: 'ON_HOLD', code: null },
      ]),
    bad: ({ newJobs }) => [
      { body: { JobIds: [newJobs[0].jobID], StatusTypeCode: 'LOST' }, key: 'StatusTypeCode', ...UNKNOWN },
      { body: { JobIds: [], StatusTypeCode: 'ON_HOLD' }, key: 'JobIds', ...REQUIRED },
      { body: { JobIds: [newJobs[0].jobID], StatusTypeCode: 'SHIPPED' }, ...REFUSED },
      { body: { JobIds: [NOBODYS], StatusTypeCode: 'ON_HOLD' }, ...MISSING },
    ],
    outsider: ({ newJobs }) => ({
      body: { JobIds: [newJobs[0].jobID], StatusTypeCode: 'ON_HOLD' },
      status: 403,
    }),
  },
];
