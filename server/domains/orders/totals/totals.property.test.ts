import { expect, test } from '@jest/globals';
import { decimal, percentOf, sumMoney } from '../../../lib/money.ts';
import { testDatabase } from '../../../test/database.ts';
import { fc } from '../../../test/fast-check.ts';
import { step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { add, openShop, submit } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { approver, admin } = shop;

const OFFERED = 'allowedActions { action enabled requiresReason reversible undoableUntil fee }';
const ORDER = `query ($code: String!) { orderGroup(code: $code) { subTotal discountValue shippingPrice salesTaxPercent salesTaxValue grandTotal
  current { subTotal discountValue shippingPrice salesTaxValue grandTotal } charges { amount salesTax }
  jobOrders { id number lineTotal total totalIfApproved cancelFee undoableUntil status { code } charges { kind amount }
    services { status price } history { action approvedPrice } ${OFFERED} } } }`;

type Job = {
  id: string;
  number: string;
  lineTotal: string;
  total: string;
  totalIfApproved: string;
  cancelFee: string | null;
  undoableUntil: string | null;
  status: { code: string };
  charges: { kind: string; amount: string }[];
  services: { status: string; price: string | null }[];
  history: { action: string; approvedPrice: string | null }[];
  allowedActions: Offer[];
};
type Offer = {
  action: string;
  enabled: boolean;
  requiresReason: boolean;
  reversible: boolean;
  fee: string | null;
};

/** Two decimals, so that amounts compare as text. */
const plain = (amount: string) => decimal(amount).toFixed(2);

const sum = (amounts: readonly string[]) => sumMoney(amounts.map(decimal));

async function read(code: string, actor = admin) {
  return (await run(actor, ORDER, { code })).data.orderGroup;
}

/** The expected total of a job in its state. The charge taken over from a rejected job counts as its line. */
function due({ status, cancelFee, lineTotal, services, charges }: Job): string {
  if (status.code === 'CANCELLED') return cancelFee ?? '0';
  if (status.code === 'REMADE') return '0';
  const takenOver = charges.filter(({ kind }) => kind === 'REMAKE').map(({ amount }) => amount);
  const approved = services.filter(({ status: each }) => each === 'APPROVED');
  return sum([
    ...(takenOver.length > 0 ? takenOver : [lineTotal]),
    ...approved.map(({ price }) => price ?? '0'),
  ]).toFixed(2);
}

/** Checks that all totals agree. */
async function agree(code: string, placed: string): Promise<Job[]> {
  const order = await read(code);
  const { current, charges, jobOrders } = order;
  for (const job of jobOrders)
    expect([job.number, job.total]).toEqual([job.number, decimal(due(job)).toFixed(2)]);
  expect(JSON.stringify([order.subTotal, order.shippingPrice, order.salesTaxValue, order.grandTotal])).toBe(
    placed,
  );
  expect(current.subTotal).toBe(sum(jobOrders.map(({ total }: Job) => total)).toFixed(2));
  expect(current.salesTaxValue).toBe(
    percentOf(decimal(current.subTotal), decimal(order.salesTaxPercent)).toFixed(2),
  );
  const isShipped = jobOrders.some(({ status }: Job) => !['CANCELLED', 'REMADE'].includes(status.code));
  expect(current.shippingPrice).toBe(isShipped ? plain(order.shippingPrice) : '0.00');
  expect(current.grandTotal).toBe(
    sum([current.subTotal, current.shippingPrice, current.salesTaxValue])
      .minus(current.discountValue)
      .toFixed(2),
  );
  const rows = charges.flatMap(({ amount, salesTax }: { amount: string; salesTax: string }) => [
    amount,
    salesTax,
  ]);
  expect(sum([order.grandTotal, ...rows]).toFixed(2)).toBe(current.grandTotal);
  return jobOrders;
}

async function transition(job: Job, { action, fee, reversible }: Offer, isCustomer: boolean): Promise<void> {
  const actor = isCustomer ? approver : admin;
  const base = { id: job.id, reason: 'Because.' };
  const done = await (action === 'APPROVE'
    ? step(actor, 'approveJobOrder', { id: job.id })
    : action === 'DECLINE'
      ? step(actor, 'declineJobOrder', { id: job.id, reasonText: 'No.' })
      : action === 'CANCEL'
        ? step(actor, 'cancelJobOrder', base)
        : step(actor, 'transitionJobOrder', { ...base, action, pickedUp: action === 'SHIP' }));
  expect(done.__typename).toMatch(/Success$/);
  const code = job.number.replace(/-\d+$/, '');
  const after = (await read(code, actor)).jobOrders.find(({ id }: Job) => id === job.id);
  if (action === 'APPROVE') {
    expect(after.history.at(-1).approvedPrice).toBe(job.totalIfApproved);
    expect(after.total).toBe(job.totalIfApproved);
  }
  if (action === 'CANCEL') expect(after.cancelFee && plain(after.cancelFee)).toBe(fee && plain(fee));
  expect(after.undoableUntil !== null).toBe(reversible);
}

const REORDERED = 'quantity subTotal discountValue shippingPrice salesTaxValue grandTotal';

async function reorder(job: Job, quantity: number): Promise<void> {
  const changes = { quantity };
  const { reorderPreview: preview } = (
    await run(
      approver,
      `query ($id: ID!, $changes: ReorderChangesInput) { reorderPreview(jobOrderId: $id, changes: $changes) { ${REORDERED} } }`,
      { id: job.id, changes },
    )
  ).data;
  const input = {
    id: job.id,
    changes,
    expectedGrandTotal: preview.grandTotal,
    idempotencyKey: crypto.randomUUID(),
  };
  const { result } = (
    await run(
      approver,
      `mutation ($input: ReorderJobOrderInput!) { result: reorderJobOrder(input: $input) { ... on ReorderJobOrderSuccess {
        jobOrder { quantity total } orderGroup { code subTotal discountValue shippingPrice salesTaxValue grandTotal current { grandTotal } } } } }`,
      { input },
    )
  ).data;
  const { code: _code, current, ...placed } = result.orderGroup;
  const { quantity: shown, ...sums } = preview;
  expect(result.jobOrder.quantity).toBe(shown);
  expect(Object.values<string>(placed).map(plain)).toEqual(Object.values<string>(sums).map(plain));
  expect([current.grandTotal, result.jobOrder.total]).toEqual([preview.grandTotal, preview.subTotal]);
}

test('the approved amount equals that of the job and the order, after any events', async () => {
  const moves = fc.array(
    fc.record({ job: fc.nat(3), kind: fc.nat(9), pick: fc.nat(99), cents: fc.nat(99_999) }),
    { minLength: 14, maxLength: 22 },
  );
  await fc.assert(
    fc.asyncProperty(moves, async (steps) => {
      await add(approver, shop, { quantity: 2 });
      await add(approver, shop, { configuration: { itemTypeId: shop.pieceId('BAND-PROOF'), size: '5' } });
      const { orderCode: code } = await submit(approver);
      const first = await read(code);
      const placed = JSON.stringify([
        first.subTotal,
        first.shippingPrice,
        first.salesTaxValue,
        first.grandTotal,
      ]);
      for (const { job: which, kind, pick, cents } of steps) {
        const jobs = await agree(code, placed);
        const job = jobs[which % jobs.length];
        if (!job) continue;
        if (kind === 0) await step(admin, 'undoJobOrderTransition', { id: job.id });
        else if (kind < 3) {
          const price = (cents / 100).toFixed(2);
          const serviceTypeCode = ['CAD', 'ENGRAVING', 'PLATING'][pick % 3];
          await step(admin, 'proposeJobService', { id: job.id, serviceTypeCode, price });
        } else {
          const isCustomer = kind % 2 === 0;
          const seen: Job[] = (await read(code, isCustomer ? approver : admin)).jobOrders;
          const mine = seen.find(({ id }) => id === job.id);
          const offers = mine?.allowedActions.filter(({ enabled }) => enabled) ?? [];
          const offer = offers[pick % Math.max(1, offers.length)];
          if (!mine || !offer) continue;
          if (offer.action === 'RE_ORDER') await reorder(mine, 1 + (cents % 5));
          else await transition(mine, offer, isCustomer);
        }
      }
      await agree(code, placed);
    }),
    { numRuns: 8 },
  );
});
