import { RefusedError } from '../../../errors/errors.ts';
import { type ChargedCard, GatewayDeclined, GatewayUnavailable } from '../../../gateways/gateway.ts';
import { decimal } from '../../../lib/money.ts';
import { type MoneyDifference, moneyDifference } from '../rules/money-difference.ts';
import {
  CHARGE,
  type ChargeDeps,
  type ChargeRow,
  gatewayOf,
  moveCharge,
  noteFailure,
} from './charge-deps.ts';
import { releaseCharge } from './release-charge.ts';

/**
 * Has the bank authorize a charge that the caller works on. When repeated, the gateway returns the same result.
 * @throws RefusedError with the code of the decline; HELD_OTHERWISE: a different authorization, which was released;
 * PAYMENT_OUTCOME_UNKNOWN: repeat the same call
 */
export async function authorizeCharge(
  deps: ChargeDeps,
  charge: ChargeRow,
  { card, note }: { card: ChargedCard; note: string },
): Promise<ChargeRow> {
  const { id } = charge;
  if (charge.state === 'AUTHORIZED') return charge;
  const money = { amount: decimal(charge.amount), currency: charge.currency };
  try {
    const authorized = await gatewayOf(deps, charge).authorize({ key: charge.gatewayKey, money, card, note });
    const difference = moneyDifference(money, authorized);
    if (difference) await releaseMismatch(deps, charge, { reference: authorized.reference, difference });
    return await deps.db.charge.update({
      where: { id },
      data: {
        state: 'AUTHORIZED',
        reference: authorized.reference,
        cardBrand: authorized.card.brand,
        cardLast4: authorized.card.last4,
        authorizedAt: new Date(),
        lastError: null,
      },
      select: CHARGE,
    });
  } catch (error) {
    if (error instanceof GatewayDeclined) {
      const why = { declineCode: error.code, gatewayTexts: [...error.texts] };
      const ended = { state: 'DECLINED' as const, endedAt: new Date(), leasedUntil: null };
      await moveCharge(deps.db, { id, from: ['STARTED'] }, { ...ended, ...why });
      throw declined(why);
    }
    if (!(error instanceof GatewayUnavailable)) throw error;
    await noteFailure(deps, id, error);
    throw new RefusedError('PAYMENT_OUTCOME_UNKNOWN');
  }
}

/** Releases an authorization that differs from the request, so that it is never booked. */
async function releaseMismatch(
  deps: ChargeDeps,
  { id }: ChargeRow,
  { reference, difference }: { reference: string; difference: MoneyDifference },
): Promise<never> {
  deps.services.logger.error(
    { chargeId: id, reference, difference },
    'A gateway authorized other money than was asked for',
  );
  await moveCharge(deps.db, { id, from: ['STARTED'] }, { state: 'RELEASING', reference });
  await releaseCharge(deps, { id });
  throw new RefusedError('HELD_OTHERWISE');
}

/** The error of a declined charge. */
export function declined({
  declineCode,
  gatewayTexts,
}: {
  declineCode: string | null;
  gatewayTexts: readonly string[];
}): RefusedError {
  return new RefusedError(declineCode ?? 'CARD_DECLINED', { texts: gatewayTexts });
}
