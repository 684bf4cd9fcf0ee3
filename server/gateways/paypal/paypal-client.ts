import type { Client } from '@paypal/paypal-server-sdk';
import type { PayPalSettings } from '../../config/gateway-settings.ts';
import { type DeclineCode, GatewayDeclined, GatewayUnavailable } from '../gateway.ts';

type PayPalModule = typeof import('@paypal/paypal-server-sdk');

/** The SDK with a client that speaks to an installation's PayPal. */
export type PayPalSdk = { sdk: PayPalModule; client: Client };

/**
 * Loads the SDK. It knows PayPal's own hosts alone: every request is sent where the settings say instead, be that PayPal, its
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
    // A repeat is for the caller, who knows the key.
    httpClientOptions: { timeout: timeoutMs, retryConfig: { maxNumberOfRetries: 0 } },
  });
  return { sdk, client };
}

/** PayPal's issues in our words. */
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

/** What is read of an error of PayPal's. */
type Problem = { message?: string; details?: { issue?: string; description?: string }[] };

/** The issues that an error of the SDK names, with its status; none where nobody answered. */
export function issuesOf(
  error: unknown,
  { sdk }: PayPalSdk,
): { status: number; issues: string[]; texts: string[] } {
  if (!(error instanceof sdk.ApiError)) return { status: 0, issues: [], texts: [] };
  const problem = (error.result ?? {}) as Problem; // PayPal's JSON, of which texts are read
  const details = Array.isArray(problem.details) ? problem.details : [];
  return {
    status: error.statusCode,
    issues: details.map(({ issue }) => issue ?? ''),
    texts: details.map(({ description, issue }) => description ?? issue ?? problem.message ?? ''),
  };
}

/** What an error of the SDK means: a no that PayPal gives a reason for is a decline, all else leaves the outcome open. */
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
