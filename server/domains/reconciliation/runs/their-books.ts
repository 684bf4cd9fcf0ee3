import { type Gateways, gatewayByCode, requireGateway } from '../../../gateways/create-gateways.ts';
import { GATEWAY_CODES, type GatewayCode, type GatewayTransaction } from '../../../gateways/gateway.ts';

/** The gateways with keys in this installation. */
export function configuredGateways(gateways: Gateways): GatewayCode[] {
  return GATEWAY_CODES.filter((code) => gatewayByCode(gateways, code) !== null);
}

/**
 * A gateway's transactions between two times. It is queried until now, because refunds may be later.
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
