import { type Gateways, gatewayByCode, requireGateway } from '../../../gateways/create-gateways.ts';
import { GATEWAY_CODES, type GatewayCode, type GatewayTransaction } from '../../../gateways/gateway.ts';

/** The gateways that this installation has keys of. */
export function configuredGateways(gateways: Gateways): GatewayCode[] {
  return GATEWAY_CODES.filter((code) => gatewayByCode(gateways, code) !== null);
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
