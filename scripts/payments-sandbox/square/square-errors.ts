import type { SandboxCard } from '../books.ts';
import { json, type SandboxResponse } from '../exchange.ts';

/** Errors as Square writes them: https://developer.squareup.com/docs/build-basics/handling-errors */
export function squareError(status: number, category: string, code: string, detail: string): SandboxResponse {
  return json(status, { errors: [{ category, code, detail }] });
}

export function badRequest(code: string, detail: string): SandboxResponse {
  return squareError(code === 'NOT_FOUND' ? 404 : 400, 'INVALID_REQUEST_ERROR', code, detail);
}

/** The bank's reason to decline a card, or null. */
export function bankRefusal({ behaviour }: SandboxCard): SandboxResponse | null {
  const refuse = (code: string, detail: string) => squareError(402, 'PAYMENT_METHOD_ERROR', code, detail);
  switch (behaviour) {
    case 'DECLINED':
      return refuse('GENERIC_DECLINE', "Authorization error: 'GENERIC_DECLINE'");
    case 'NO_FUNDS':
      return refuse('INSUFFICIENT_FUNDS', "Authorization error: 'INSUFFICIENT_FUNDS'");
    case 'EXPIRED':
      return refuse('CARD_EXPIRED', "Authorization error: 'CARD_EXPIRED'");
    case 'WRONG_CSC':
      return refuse('CVV_FAILURE', "Authorization error: 'CVV_FAILURE'");
    case 'WRONG_POSTAL_CODE':
      return refuse('ADDRESS_VERIFICATION_FAILURE', "Authorization error: 'ADDRESS_VERIFICATION_FAILURE'");
    default:
      return null;
  }
}
