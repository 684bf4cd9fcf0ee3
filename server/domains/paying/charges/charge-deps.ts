import type { Database } from '../../../database/client.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import type { CardGatewayCode } from '../../../gateways/create-gateways.ts';
import { type CardGateway, GatewayUnavailable } from '../../../gateways/gateway.ts';
import type { Services } from '../../../services/services.ts';
import type { ChargeState } from '../rules/charge-step.ts';

/** What charges need of the context. */
export type ChargeDeps = { readonly db: Database; readonly services: Pick<Services, 'gateways' | 'logger'> };

/** How long a call works on a charge before others may continue it; longer than a call of a gateway. */
const LEASE_MS = 65_000;

/** Maximum wait for another call on the same charge, and the polling interval. */
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

/** A charge with these columns. */
export type ChargeRow = Prisma.ChargeGetPayload<{ select: typeof CHARGE }>;

/** The current charge. */
export function chargeNow({ db }: Pick<ChargeDeps, 'db'>, id: number): Promise<ChargeRow> {
  return db.charge.findUniqueOrThrow({ where: { id }, select: CHARGE });
}

/** The state of a charge. */
export function stateOf({ state }: { state: string }): ChargeState {
  // Only these values are written to this column.
  return state as ChargeState;
}

/** The gateway of a charge. */
export function gatewayOf({ services }: ChargeDeps, { gateway }: { gateway: string }): CardGateway {
  const found = isCardGateway(gateway) ? services.gateways.cards(gateway) : null;
  // Without its keys, an installation cannot find out what became of a charge.
  if (!found) throw new GatewayUnavailable(`${gateway} is not set up`);
  return found;
}

/** End of the lease for work that begins now. */
export function leaseEnd(now = new Date()): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Takes the lease of a charge; false if another call has it. */
export async function leaseCharge({ db }: Pick<ChargeDeps, 'db'>, id: number): Promise<boolean> {
  const now = new Date();
  const { count } = await db.charge.updateMany({
    where: { id, OR: [{ leasedUntil: null }, { leasedUntil: { lt: now } }] },
    data: { leasedUntil: leaseEnd(now) },
  });
  return count > 0;
}

/** The columns that a step changes. */
type ChargeChange = Prisma.ChargeUncheckedUpdateManyInput & { state: ChargeState };

/** Moves a charge from one state to another; false if it is in a different state. */
export async function moveCharge(
  db: Pick<Prisma.TransactionClient, 'charge'>,
  { id, from }: { id: number; from: readonly ChargeState[] },
  change: ChargeChange,
): Promise<boolean> {
  const { count } = await db.charge.updateMany({ where: { id, state: { in: [...from] } }, data: change });
  return count > 0;
}

/** Stores why a step failed, and ends the lease. */
export async function noteFailure({ db }: ChargeDeps, id: number, error: Error): Promise<void> {
  await db.charge.updateMany({
    where: { id },
    data: { lastError: error.message.slice(0, 500), leasedUntil: null },
  });
}

function isCardGateway(code: string): code is CardGatewayCode {
  return code === 'SQUARE' || code === 'NMI';
}
