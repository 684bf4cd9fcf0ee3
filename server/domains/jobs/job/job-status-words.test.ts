import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

test('each side reads its own name of a status that waits for the customer, in both languages', async () => {
  const { id } = await orderedJob(shop.buyer, shop, { configuration: workedExample(shop, 'BAND-PROOF') });
  await step(shop.production, 'proposeJobService', { id, serviceTypeCode: 'CAD' });
  await move(shop.production, id, 'REQUEST_APPROVAL');
  const document = `query ($id: ID!) { node(id: $id) { ... on JobOrder { status { name } history { to { name } } } }
    statuses(entityType: JOB_ORDER) { code name } }`;
  for (const [actor, language, name] of [
    [shop.buyer, 'en', 'Awaiting your approval'],
    [shop.buyer, 'fr', 'En attente de votre approbation'],
    [shop.sales, 'en', 'Awaiting customer’s approval'],
    [shop.sales, 'fr', 'En attente de l’approbation du client'],
  ] as const) {
    const { data } = await run(actor, document, { id }, { language });
    expect(data.node.status.name).toBe(name);
    expect(data.node.history.at(-1).to.name).toBe(name);
    expect(data.statuses.find(({ code }: { code: string }) => code === 'AWAITING_APPROVAL').name).toBe(name);
  }
});

test('a job has the stages of its piece, and is not closed before its end', async () => {
  const { id } = await orderedJob(shop.buyer, shop, { configuration: workedExample(shop) });
  const plain = await orderedJob(shop.buyer, shop, {
    configuration: { itemTypeId: shop.pieceId('PENDANT-1') },
  });
  const document = 'query ($id: ID!) { node(id: $id) { ... on JobOrder { benchStages { code name } } } }';
  const stages = async (actor: typeof shop.buyer, jobId: string) =>
    (await run(actor, document, { id: jobId })).data.node.benchStages;
  expect(await stages(shop.production, id)).toContainEqual({ code: 70, name: 'Setting' });
  const codes = (await stages(shop.production, plain.id)).map(({ code }: { code: number }) => code);
  expect(codes).toEqual([10, 20, 30, 40, 50, 60, 90, 95, 100]);
  expect(await stages(shop.buyer, id)).toHaveLength(4);
  await move(shop.sales, id, 'RELEASE');
  for (const action of ['START', 'TO_QC']) await move(shop.production, id, action);
  const late = await step(shop.production, 'proposeJobService', { id, serviceTypeCode: 'CAD' });
  expect(late).toMatchObject({ code: 'JOB_ORDER_WORK_DONE' });
  await move(shop.production, id, 'PASS');
  await move(shop.production, id, 'SHIP', { trackingNumber: '1Z 1' });
  const closed = await step(shop.production, 'proposeJobService', { id, serviceTypeCode: 'CAD' });
  expect(closed).toMatchObject({ code: 'JOB_ORDER_CLOSED' });
});
