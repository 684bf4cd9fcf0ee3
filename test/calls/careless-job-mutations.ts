import { move } from '../../server/test/job-steps.ts';
import { add, workedExample } from '../../server/test/shop.ts';
import type { CarelessCalls, CarelessStock } from './careless-stock.ts';

/** A good call of every mutation of jobs. */
export function carelessJobMutations(stock: CarelessStock): CarelessCalls {
  const { shop, theirs, theirFile, file, job, actingFor } = stock;
  const { buyer, sales } = shop;
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
  return {
    addNote: async () => ({
      as: buyer,
      args: {
        input: {
          jobOrderId: await job(),
          text: 'Hello',
          visibility: 'CUSTOMER',
          fileIds: [await file(buyer)],
          idempotencyKey: null,
        },
      },
      foreign: { 'input.jobOrderId': theirs.id, 'input.fileIds': theirFile },
    }),
    approveJobOrder: async () => {
      await add(buyer, shop, { configuration: workedExample(shop, 'BAND-PROOF') });
      const id = await job();
      await move(sales, id, 'REQUEST_APPROVAL');
      return {
        as: buyer,
        args: { input: { id, serviceType: null, version: null } },
        foreign: { 'input.id': theirs.id },
      };
    },
    cancelJobOrder: async () => ({
      as: buyer,
      args: { input: { id: await job(), reason: null, version: null } },
      foreign: { 'input.id': theirs.id },
    }),
    declineJobOrder: async () => ({
      as: buyer,
      args: { input: { id: await job(), reasonText: 'No', version: null } },
      foreign: { 'input.id': theirs.id },
    }),
    proposeJobService: async () => ({
      as: sales,
      args: {
        input: {
          id: await job(),
          price: '12.00',
          proofFileId: await file(sales),
          serviceTypeCode: 'CAD',
          version: null,
          idempotencyKey: null,
        },
      },
      foreign: { 'input.proofFileId': theirFile },
    }),
    reorderJobOrder: async () => ({
      as: buyer,
      args: { input: { id: await job(), expectedUnitPrice: '1.00', idempotencyKey: null } },
      foreign: { 'input.id': theirs.id },
    }),
    rescheduleJobOrder: async () => ({
      as: sales,
      args: { input: { id: await job(), promisedOn: inAYear, version: null } },
    }),
    setJobOrderStage: async () => {
      const id = await job();
      await move(sales, id, 'RELEASE');
      await move(sales, id, 'START');
      return { as: sales, args: { input: { id, stage: 40, version: null } } };
    },
    transitionJobOrder: async () => ({
      as: sales,
      args: {
        input: {
          id: await job(),
          action: 'HOLD',
          reason: null,
          trackingNumber: null,
          pickedUp: false,
          serviceTypeCodes: null,
          version: null,
        },
      },
    }),
    undoJobOrderTransition: async () => {
      const id = await job();
      await move(sales, id, 'HOLD');
      return { as: sales, args: { input: { id, version: null } } };
    },
    updateJobOrderStatuses: async () => ({
      as: await actingFor(),
      args: {
        input: {
          jobOrderIds: [await job()],
          statusCode: 'ON_HOLD',
          reason: null,
          trackingNumber: null,
          pickedUp: null,
        },
      },
    }),
  };
}
