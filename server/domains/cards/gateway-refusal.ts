import { RefusedError } from '../../errors/errors.ts';
import { GatewayDeclined, GatewayUnavailable } from '../../gateways/gateway.ts';

/**
 * Converts a gateway's error for the caller: a refusal with our code and the gateway's message, or an unknown outcome.
 * Other errors are returned unchanged.
 */
export function gatewayRefusal(error: unknown): Error {
  if (error instanceof GatewayDeclined) return new RefusedError(error.code, { texts: [...error.texts] });
  if (error instanceof GatewayUnavailable) return new RefusedError('GATEWAY_UNAVAILABLE');
  return error instanceof Error ? error : new Error(String(error));
}
