import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { CardGatewayCode } from '../../../gateways/create-gateways.ts';
import { type CardGateway, GatewayUnavailable } from '../../../gateways/gateway.ts';
import type { Services } from '../../../services/services.ts';
import type { ChargeState } from '../rules/charge-step.ts';

/** What charges are worked on with. */
export type ChargeDeps = { readonly db: Database; readonly services: Pick<Services, 'gateways' | 'logger'> };

/** How long somebody may be at work with a charge before others go on; more than a call of a gateway takes. */
const LEASE_MS = 65_000;

/** Longest wait for whoever is at work with the same charge, and how often it is looked at. */
export const CHARGE_WAIT_MS = 10_000;
export const CHARGE_LOOK_MS = 100;

/** The columns that every step reads. */
export const CHARGE = {
  id: true,
  customerId: true,
  userId: true,
  actingById: true,
  requestHash: true,
  attempt: true,
  purpose: true,
  gateway: true,
  gatewayKey: true,
  amount: true,
  currency: true,
  state: true,
  plan: true,
  reference: true,
  cardBrand: true,
  cardLast4: true,
  declineCode: true,
  gatewayTexts: true,
  leasedUntil: true,
  createdAt: true,
  recordedAt: true,
} satisfies Prisma.ChargeSelect;

/** A charge as the steps read it. */
export type ChargeRow = Prisma.ChargeGetPayload<{ select: typeof CHARGE }>;

/** A charge as it is now. */
export function chargeNow({ db }: Pick<ChargeDeps, 'db'>, id: number): Promise<ChargeRow> {
  return db.charge.findUniqueOrThrow({ where: { id }, select: CHARGE });
}

/** The state of a charge. */
export function stateOf({ state }: { state: string }): ChargeState {
  // The column is only ever written from these values.
  return state as ChargeState;
}

/** The gateway of a charge. */
export function gatewayOf({ services }: ChargeDeps, { gateway }: { gateway: string }): CardGateway {
  const found = isCardGateway(gateway) ? services.gateways.cards(gateway) : null;
  // An installation that has lost its keys cannot say what became of money.
  if (!found) throw new GatewayUnavailable(`${gateway} is not set up`);
  return found;
}

/** Until when work that begins now may take. */
export function leaseEnd(now = new Date()): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Takes a charge to work on; false while somebody else is at work with it. */
export async function leaseCharge({ db }: Pick<ChargeDeps, 'db'>, id: number): Promise<boolean> {
  const now = new Date();
  const { count } = await db.charge.updateMany({
    where: { id, OR: [{ leasedUntil: null }, { leasedUntil: { lt: now } }] },
    data: { leasedUntil: leaseEnd(now) },
  });
  return count > 0;
}

/** What a step changes of a charge. */
type ChargeChange = Prisma.ChargeUncheckedUpdateManyInput & { state: ChargeState };

/** Takes a charge from one state to another; false when it is not there any more. */
export async function moveCharge(
  db: Pick<Prisma.TransactionClient, 'charge'>,
  { id, from }: { id: number; from: readonly ChargeState[] },
  change: ChargeChange,
): Promise<boolean> {
  const { count } = await db.charge.updateMany({ where: { id, state: { in: [...from] } }, data: change });
  return count > 0;
}

/** Keeps why a step failed, and lets others try. */
export async function noteTrouble({ db }: ChargeDeps, id: number, error: Error): Promise<void> {
  await db.charge.updateMany({
    where: { id },
    data: { lastError: error.message.slice(0, 500), leasedUntil: null },
  });
}

function isCardGateway(code: string): code is CardGatewayCode {
  return code === 'SQUARE' || code === 'NMI';
}
