import type { Gateways } from '../../../gateways/create-gateways.ts';
import { type GatewayCode, type GatewayTransaction, GatewayUnavailable } from '../../../gateways/gateway.ts';

/** Where books of transactions are kept: any gateway. */
type BookKeeper = { transactions: (from: Date, until: Date) => AsyncIterable<GatewayTransaction> };

/** Every gateway that there may be. */
const CODES: readonly GatewayCode[] = ['SQUARE', 'NMI', 'PAYPAL'];

/** The gateways that this installation has keys of. */
export function configuredGateways(gateways: Gateways): GatewayCode[] {
  return CODES.filter((code) => bookKeeper(gateways, code) !== null);
}

function bookKeeper({ cards, payPal }: Gateways, code: GatewayCode): BookKeeper | null {
  return code === 'PAYPAL' ? payPal : cards(code);
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
  const keeper = bookKeeper(gateways, code);
  if (!keeper) throw new GatewayUnavailable(`${code} is not set up`);
  const found: GatewayTransaction[] = [];
  for await (const each of keeper.transactions(from, now)) {
    if (each.at >= from && each.at <= until) found.push(each);
  }
  return found;
}
