import { RefusedError } from '../../errors/errors.ts';
import { GatewayDeclined, GatewayUnavailable } from '../../gateways/gateway.ts';

/**
 * What a gateway's no means to the caller: a refusal by our code, with the gateway's own words, or that nobody knows what
 * became of the call. Anything else is a bug and stays one.
 */
export function gatewayRefusal(error: unknown): Error {
  if (error instanceof GatewayDeclined) return new RefusedError(error.code, { texts: [...error.texts] });
  if (error instanceof GatewayUnavailable) return new RefusedError('GATEWAY_UNAVAILABLE');
  return error instanceof Error ? error : new Error(String(error));
}
