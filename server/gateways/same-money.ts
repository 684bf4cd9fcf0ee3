import { type GatewayMoney, GatewayUnavailable } from './gateway.ts';

/** Whether two amounts are equal, in the same currency. */
function isSameMoney(one: GatewayMoney, other: GatewayMoney): boolean {
  return one.currency === other.currency && one.amount.equals(other.amount);
}

/**
 * Lets an answer pass that is about the money that was asked for.
 * @throws GatewayUnavailable: nobody knows what another answer means
 */
export function requireSame(asked: GatewayMoney, answered: GatewayMoney): void {
  if (isSameMoney(asked, answered)) return;
  const told = `${answered.amount.toFixed()} ${answered.currency}`;
  throw new GatewayUnavailable(
    `The gateway answered ${told}, asked for ${asked.amount.toFixed()} ${asked.currency}`,
  );
}
