import type { Database } from '../../../../server/database/client.ts';
import { standardChoices } from '../../../../server/domains/pricing/configuration/following-configuration.ts';
import { loadPieces } from '../../../../server/domains/pricing/sources/load-pieces.ts';
import type { Piece } from '../../../../server/domains/pricing/sources/piece.ts';
import {
  ON_CUSTOMER_TERMS,
  type OpenedSalesOrder,
  openSalesOrder,
  type SalesOrderTerms,
} from '../../../../server/domains/sales-orders/order/open-sales-order.ts';
import { placeOrder } from '../../../../server/domains/sales-orders/order/place-order.ts';
import { salesAudit } from '../../../../server/domains/sales-orders/transitions/record-event.ts';
import { addDays, isoDayOf } from '../../../../server/lib/calendar.ts';
import { decimal } from '../../../../server/lib/money.ts';
import { ExpectedTotal } from '../../../../server/schema/expected-total.ts';
import { auditedWrites } from '../../../../server/schema/mutation-writes.ts';
import { workedDaysAgo } from '../days-ago.ts';
import { type CustomerAccount, loadCustomerAccounts } from '../orders/customer-account.ts';
import { draftOf } from '../orders/order-draft.ts';
import type { PlannedJob, PlannedOrder } from '../orders/planned-order.ts';
import { eventsOf, type PastEvent } from '../past-events.ts';
import { personOf } from '../people/person-of.ts';
import type { People } from '../seed-orders.ts';
import { PAST_SALES_ORDERS } from './past-sales-orders.ts';
import type { PlannedSalesOrder } from './planned-sales-order.ts';
import { SALES_ORDERS } from './planned-sales-orders.ts';
import { actOf, type Placed, type Scene } from './scene.ts';
import { takeStep } from './take-step.ts';

/** The input for placing orders. */
type Counter = {
  scene: Omit<Scene, 'now'>;
  accounts: readonly CustomerAccount[];
  /** Pieces with their sub-items, by id. */
  pieces: ReadonlyMap<number, Piece>;
  idOf: ReadonlyMap<string, number>;
  now: Date;
};

/** Sales orders of the demo customers, created by the domain functions, with each step at its own time. */
export async function salesOrderEvents(
  db: Database,
  { viewers, customerIds }: People,
  now: Date,
): Promise<PastEvent[]> {
  const plans = [...SALES_ORDERS, ...PAST_SALES_ORDERS];
  const codes = plans.flatMap(({ pieces }) => pieces.map(([code]) => code));
  const types = await db.itemType.findMany({
    where: { code: { in: codes } },
    orderBy: { id: 'asc' },
    select: { id: true, code: true },
  });
  const counter: Counter = {
    scene: { db, person: personOf(viewers) },
    accounts: await loadCustomerAccounts(db, viewers, customerIds),
    pieces: await loadPieces(
      db,
      types.map(({ id }) => id),
      now,
    ),
    idOf: new Map(types.map(({ id, code }) => [code, id])),
    now,
  };
  return plans.flatMap((plan) =>
    eventsOf({ days: plan.days, take: () => place(counter, plan) }, plan.steps, (order, step) =>
      takeStep({ ...counter.scene, now: workedDaysAgo(now, step.days) }, order, step),
    ),
  );
}

/** Places an order as its customer and creates its sales order, either automatically or with terms agreed by sales. */
async function place(counter: Counter, plan: PlannedSalesOrder): Promise<Placed> {
  const { db } = counter.scene;
  const now = workedDaysAgo(counter.now, plan.days);
  const planned = plannedOrder(counter, plan, now);
  const { id: methodId } = planned.shippingMethod;
  const shop = { pieces: counter.pieces, offers: [] };
  const key = `demo-sales-order:${plan.accountNumber}:${plan.days}`;
  const asked = plan.terms ? ('JO' as const) : ('SO' as const);
  const draft = { ...(await draftOf(db, shop, planned, { key, repeatedJobId: null })), makes: asked };
  const scene = { ...counter.scene, now };
  const buyer = actOf(scene, plan.by);
  const submitted = { action: 'ORDER_SUBMITTED', entityType: 'OrderGroup' };
  const group = await auditedWrites(buyer, submitted).transaction(async (tx, record) => {
    const { id, code, salesOrder: order } = await placeOrder(tx, buyer, draft, { seen: ExpectedTotal.none });
    record({
      entityId: id,
      customerId: draft.customerId,
      data: { code, lines: draft.lines.length, ...(order && { salesOrder: order.number }) },
    });
    return { id, code, order };
  });
  const { id } = group.order ?? (await agreedOrder(scene, group, termsOf(counter, plan)));
  const lines = await db.salesOrderLine.findMany({
    where: { salesOrderId: id },
    orderBy: { rank: 'asc' },
    select: { id: true, jobOrderId: true, jobOrder: { select: { unitPrice: true } } },
  });
  return {
    id,
    shippingMethodId: methodId,
    lines: lines.map(({ jobOrder, ...line }) => ({ ...line, ...jobOrder })),
  };
}

/** The sales order of an order, created by sales with its own terms. */
async function agreedOrder(
  scene: Scene,
  { id: orderGroupId, code }: { id: number; code: string },
  terms: SalesOrderTerms,
): Promise<OpenedSalesOrder> {
  const sales = actOf(scene, 'sales@aurifex.test');
  return auditedWrites(sales, salesAudit(['CREATE'])).transaction(async (tx, record) => {
    const order = await openSalesOrder(tx, sales, orderGroupId, terms);
    const { id, number, customerId } = order;
    record({ entityId: id, customerId, data: { number, orderCode: code } });
    return order;
  });
}

function termsOf({ now }: Counter, { terms }: PlannedSalesOrder): SalesOrderTerms {
  if (!terms) return ON_CUSTOMER_TERMS;
  const { kind, depositPercent, payInDays } = terms;
  const payUntil = payInDays === undefined ? null : addDays(isoDayOf(now, 'UTC'), payInDays);
  return { kind, depositPercent: decimal(depositPercent), payUntil };
}

function plannedOrder(counter: Counter, plan: PlannedSalesOrder, createdAt: Date): PlannedOrder {
  const account = counter.accounts.find(({ customer }) => customer.accountNumber === plan.accountNumber);
  const [destination] = account?.destinations ?? [];
  const [[shippingMethod] = []] = account?.shipping ?? [];
  if (!account || !destination || !shippingMethod)
    throw new Error(`${plan.accountNumber} has no shipping address or method.`);
  return {
    account,
    createdAt,
    placedBy: counter.scene.person(plan.by),
    acting: null,
    destination,
    shippingMethod,
    poNumber: plan.poNumber ?? null,
    customerWoNumber: null,
    notes: plan.notes ?? null,
    repeats: null,
    jobs: plan.pieces.map(([code, quantity, size]) => plannedJob(counter, code, { quantity, size })),
  };
}

function plannedJob(
  { pieces, idOf }: Counter,
  code: string,
  { quantity, size }: { quantity: number; size: string | null },
): PlannedJob {
  const piece = pieces.get(idOf.get(code) ?? 0);
  if (!piece) throw new Error(`There is no ${code}.`);
  return {
    configuration: { itemTypeId: piece.id, size, attributes: standardChoices(piece) },
    quantity,
    reference: null,
    endCustomer: null,
    note: null,
    wantedAfterPromise: null,
    drawingFileId: null,
    past: [],
    isRejected: false,
  };
}
