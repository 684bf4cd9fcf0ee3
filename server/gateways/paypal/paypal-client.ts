import type { Client } from '@paypal/paypal-server-sdk';
import type { PayPalSettings } from '../../config/gateway-settings.ts';
import { type DeclineCode, GatewayDeclined, GatewayUnavailable } from '../gateway.ts';

type PayPalModule = typeof import('@paypal/paypal-server-sdk');

/** The SDK with a client for the configured PayPal. */
export type PayPalSdk = { sdk: PayPalModule; client: Client };

/**
 * Loads the SDK. It supports only PayPal's own hosts, so every request is redirected to the configured one: PayPal, its
 * sandbox or ours.
 */
export async function loadPayPal(
  { url, clientId, clientSecret }: PayPalSettings,
  timeoutMs: number,
): Promise<PayPalSdk> {
  const sdk = await import('@paypal/paypal-server-sdk');
  class ClientAt extends sdk.Client {
    override getRequestBuilderFactory() {
      const make = super.getRequestBuilderFactory();
      return (...args: Parameters<typeof make>) => {
        const request = make(...args);
        request.interceptRequest((sent) => ({ ...sent, url: sent.url.replace(/^https:\/\/[^/]+/, url) }));
        return request;
      };
    }
  }
  const client = new ClientAt({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    // The caller, who has the key, retries.
    httpClientOptions: { timeout: timeoutMs, retryConfig: { maxNumberOfRetries: 0 } },
  });
  return { sdk, client };
}

/** Decline codes by PayPal's issues. */
const ISSUES: Readonly<Record<string, DeclineCode>> = {
  INSTRUMENT_DECLINED: 'CARD_DECLINED',
  TRANSACTION_REFUSED: 'CARD_DECLINED',
  PAYER_CANNOT_PAY: 'CARD_DECLINED',
  PAYER_ACCOUNT_RESTRICTED: 'CARD_DECLINED',
  ORDER_NOT_APPROVED: 'CARD_DECLINED',
  ORDER_EXPIRED: 'CARD_DECLINED',
  INVALID_RESOURCE_ID: 'CARD_INVALID',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'AMOUNT_REFUSED',
  MAX_VALUE_EXCEEDED: 'AMOUNT_REFUSED',
  TRANSACTION_LIMIT_EXCEEDED: 'AMOUNT_REFUSED',
  REFUND_AMOUNT_EXCEEDED: 'AMOUNT_REFUSED',
  CAPTURE_FULLY_REFUNDED: 'AMOUNT_REFUSED',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
};

/** The used fields of a PayPal error. */
type Problem = { message?: string; details?: { issue?: string; description?: string }[] };

/** Status and issues of an SDK error; no issues if there was no response. */
export function issuesOf(
  error: unknown,
  { sdk }: PayPalSdk,
): { status: number; issues: string[]; texts: string[] } {
  if (!(error instanceof sdk.ApiError)) return { status: 0, issues: [], texts: [] };
  const problem = (error.result ?? {}) as Problem; // PayPal's JSON
  const details = Array.isArray(problem.details) ? problem.details : [];
  return {
    status: error.statusCode,
    issues: details.map(({ issue }) => issue ?? ''),
    texts: details.map(({ description, issue }) => description ?? issue ?? problem.message ?? ''),
  };
}

/** Translates an SDK error: a refusal with a known reason is a decline; otherwise the outcome is unknown. */
export function translated(error: unknown, paypal: PayPalSdk): Error {
  const { status, issues, texts } = issuesOf(error, paypal);
  const code = status >= 400 && status < 500 ? issues.map((issue) => ISSUES[issue]).find(Boolean) : undefined;
  if (code) return new GatewayDeclined(code, texts);
  return new GatewayUnavailable(
    status ? `PayPal answered ${status}: ${issues[0] ?? 'nothing'}` : 'PayPal did not answer',
    {
      cause: error,
    },
  );
}
