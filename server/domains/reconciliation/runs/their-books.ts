import { type Gateways, gatewayByCode, requireGateway } from '../../../gateways/create-gateways.ts';
import type { GatewayCode, GatewayTransaction } from '../../../gateways/gateway.ts';

/** Every gateway that there may be. */
const CODES: readonly GatewayCode[] = ['SQUARE', 'NMI', 'PAYPAL'];

/** The gateways that this installation has keys of. */
export function configuredGateways(gateways: Gateways): GatewayCode[] {
  return CODES.filter((code) => gatewayByCode(gateways, code) !== null);
}

/**
 * What a gateway has of the time between two instants. It is asked until now, since its refunds are found among what
 * happened later.
 * @throws GatewayUnavailable
 */
export async function theirTransactions(
  gateways: Gateways,
  code: GatewayCode,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<GatewayTransaction[]> {
  const found: GatewayTransaction[] = [];
  for await (const each of requireGateway(gateways, code).transactions(from, now)) {
    if (each.at >= from && each.at <= until) found.push(each);
  }
  return found;
}
