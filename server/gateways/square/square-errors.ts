import type { SquareError } from 'square';
import { type DeclineCode, GatewayDeclined, GatewayUnavailable } from '../gateway.ts';

/** Decline codes by Square's codes (https://developer.squareup.com/docs/build-basics/handling-errors). */
const CODES: Readonly<Record<string, DeclineCode>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  CARD_EXPIRED: 'CARD_EXPIRED',
  INVALID_EXPIRATION: 'CARD_EXPIRED',
  INVALID_EXPIRATION_YEAR: 'CARD_EXPIRED',
  INVALID_EXPIRATION_DATE: 'CARD_EXPIRED',
  EXPIRATION_FAILURE: 'CARD_EXPIRED',
  BAD_EXPIRATION: 'CARD_EXPIRED',
  CVV_FAILURE: 'CSC_WRONG',
  VERIFY_CVV_FAILURE: 'CSC_WRONG',
  ADDRESS_VERIFICATION_FAILURE: 'POSTAL_CODE_WRONG',
  VERIFY_AVS_FAILURE: 'POSTAL_CODE_WRONG',
  INVALID_POSTAL_CODE: 'POSTAL_CODE_WRONG',
  INVALID_CARD: 'CARD_INVALID',
  INVALID_CARD_DATA: 'CARD_INVALID',
  INVALID_ACCOUNT: 'CARD_INVALID',
  PAN_FAILURE: 'CARD_INVALID',
  CARD_NOT_SUPPORTED: 'CARD_INVALID',
  UNSUPPORTED_CARD_BRAND: 'CARD_INVALID',
  CARD_TOKEN_EXPIRED: 'CARD_INVALID',
  CARD_TOKEN_USED: 'CARD_INVALID',
  SOURCE_USED: 'CARD_INVALID',
  SOURCE_EXPIRED: 'CARD_INVALID',
  CARD_MISMATCH: 'CARD_INVALID',
  NOT_FOUND: 'CARD_INVALID',
  AMOUNT_TOO_HIGH: 'AMOUNT_REFUSED',
  VALUE_TOO_LOW: 'AMOUNT_REFUSED',
  VALUE_TOO_HIGH: 'AMOUNT_REFUSED',
  TRANSACTION_LIMIT: 'AMOUNT_REFUSED',
  PAYMENT_LIMIT_EXCEEDED: 'AMOUNT_REFUSED',
  REFUND_AMOUNT_INVALID: 'AMOUNT_REFUSED',
  PAYMENT_NOT_REFUNDABLE: 'AMOUNT_REFUSED',
  PAYMENT_NOT_REFUNDABLE_DUE_TO_DISPUTE: 'AMOUNT_REFUSED',
  REFUND_ERROR_PAYMENT_NEEDS_COMPLETION: 'AMOUNT_REFUSED',
  REFUND_DECLINED: 'AMOUNT_REFUSED',
  DELAYED_TRANSACTION_EXPIRED: 'CARD_DECLINED',
  DELAYED_TRANSACTION_CANCELED: 'CARD_DECLINED',
  DELAYED_TRANSACTION_FAILED: 'CARD_DECLINED',
};

/**
 * Translates an SDK error. A refusal by a bank, or of a card or an amount, is a decline. For all others the outcome is
 * unknown: time-outs, 5xx responses, unreadable responses, a rejected key.
 */
export function translated(error: unknown, isSquareError: (error: unknown) => error is SquareError): Error {
  if (!isSquareError(error)) return new GatewayUnavailable('Square did not answer', { cause: error });
  const { statusCode = 0, errors } = error;
  const [first] = errors;
  const isNo = statusCode >= 400 && statusCode < 500 && first !== undefined;
  const code = isNo ? codeOf(first) : null;
  if (code)
    return new GatewayDeclined(
      code,
      errors.map(({ detail, code: its }) => detail ?? its),
    );
  return new GatewayUnavailable(`Square answered ${statusCode}: ${first?.code ?? 'nothing'}`);
}

function codeOf({ category, code }: SquareError['errors'][number]): DeclineCode | null {
  return CODES[code] ?? (category === 'PAYMENT_METHOD_ERROR' ? 'CARD_DECLINED' : null);
}

/** Whether Square refused the request itself, for example because the payment has already ended. */
export function isRefusedRequest(
  error: unknown,
  isSquareError: (error: unknown) => error is SquareError,
): boolean {
  return isSquareError(error) && error.statusCode === 400;
}
