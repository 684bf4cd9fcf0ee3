import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { Database } from '../../../../server/database/client.ts';
import { packConsignment } from '../../../../server/domains/consignments/acts/pack-consignment.ts';
import { consignmentAudit } from '../../../../server/domains/consignments/acts/record-event.ts';
import { CONSIGNMENT_STATUSES } from '../../../../server/domains/consignments/rules/status-codes.ts';
import { passedPercent } from '../../../../server/domains/consignments/rules/term.ts';
import { readSettings } from '../../../../server/domains/settings/read-settings.ts';
import { isoDayOf, storedDay } from '../../../../server/lib/calendar.ts';
import { decimal } from '../../../../server/lib/money.ts';
import { auditedWrites } from '../../../../server/schema/mutation-writes.ts';
import { workedDaysAgo } from '../days-ago.ts';
import { eventsOf, type PastEvent } from '../past-events.ts';
import { personOf } from '../people/person-of.ts';
import { actOf, type Scene } from '../sales-orders/scene.ts';
import { CONSIGNMENTS, MEMO_TERMS, type PlannedConsignment } from './planned-consignments.ts';
import { takeConsignmentStep } from './take-consignment-step.ts';

const SALES = 'sales@aurifex.test';

/** Memo limits and terms of customers. */
export async function seedMemoTerms(db: Database): Promise<void> {
  for (const { accountNumber, ...data } of MEMO_TERMS)
    await db.customer.update({ where: { accountNumber }, data, select: { id: true } });
}

/** Consignments of the demo customers, created by the domain functions, with each step at its own time. */
export function consignmentEvents(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): PastEvent[] {
  const scene: Scene = { db, person: personOf(viewers), now };
  return CONSIGNMENTS.flatMap((plan) =>
    eventsOf({ days: plan.days, take: () => pack(scene, plan) }, plan.steps, (id, step) =>
      takeConsignmentStep(scene, id, step),
    ),
  );
}

async function pack(scene: Scene, plan: PlannedConsignment): Promise<number> {
  const { db, person, now } = scene;
  const { MEMO_TERM_DAYS: usualTermDays } = await readSettings(db);
  const context = actOf({ ...scene, now: workedDaysAgo(now, plan.days) }, SALES);
  const { id: customerId } = await db.customer.findUniqueOrThrow({
    where: { accountNumber: plan.accountNumber },
    select: { id: true },
  });
  const codes = plan.pieces.map(([code]) => code);
  const types = await db.itemType.findMany({
    where: { code: { in: codes } },
    select: { id: true, code: true, alloys: { orderBy: { alloyId: 'asc' }, select: { alloyId: true } } },
  });
  const lines = plan.pieces.map(([code, quantity, memoPrice, size]) => {
    const type = types.find((each) => each.code === code);
    if (!type) throw new Error(`There is no ${code}.`);
    const alloyId = type.alloys[0]?.alloyId ?? null;
    return { itemTypeId: type.id, alloyId, size, variantCode: null, quantity, memoPrice: decimal(memoPrice) };
  });
  const consignment = {
    customerId,
    contactId: plan.contact ? person(plan.contact).userId : null,
    shippingAddressId: null,
    termDays: plan.termDays ?? null,
    note: plan.note ?? null,
    lines,
  };
  return auditedWrites(context, consignmentAudit('CREATE')).transaction(async (tx, record) => {
    const { id, number } = await packConsignment(tx, context, consignment, { usualTermDays });
    record({ entityId: id, customerId, data: { number, lines: lines.length } });
    return id;
  });
}

/** Marks past notifications as sent, so that no mails are sent when the demo starts. */
export async function markAsNotified(db: Database, now: Date): Promise<void> {
  const { COMPANY } = await readSettings(db);
  const today = isoDayOf(now, COMPANY.timeZone);
  const running = await db.consignment.findMany({
    where: { statusId: CONSIGNMENT_STATUSES.PROCESSING.id },
    select: { id: true, issuedOn: true, dueOn: true },
  });
  for (const { id, issuedOn, dueOn } of running) {
    if (!issuedOn || !dueOn) continue;
    const toldPercent = passedPercent({ issuedOn: storedDay(issuedOn), dueOn: storedDay(dueOn) }, today);
    await db.consignment.update({ where: { id }, data: { toldPercent }, select: { id: true } });
  }
}
