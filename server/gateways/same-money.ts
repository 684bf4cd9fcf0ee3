import { type GatewayMoney, GatewayUnavailable } from './gateway.ts';

/** Whether two amounts are equal, in the same currency. */
function isSameMoney(one: GatewayMoney, other: GatewayMoney): boolean {
  return one.currency === other.currency && one.amount.equals(other.amount);
}

/**
 * Returns if both amounts are equal.
 * @throws GatewayUnavailable if they differ, because the outcome is then unknown
 */
export function requireSame(asked: GatewayMoney, answered: GatewayMoney): void {
  if (isSameMoney(asked, answered)) return;
  const gatewayMoney = `${answered.amount.toFixed()} ${answered.currency}`;
  throw new GatewayUnavailable(
    `The gateway answered ${gatewayMoney}, asked for ${asked.amount.toFixed()} ${asked.currency}`,
  );
}
