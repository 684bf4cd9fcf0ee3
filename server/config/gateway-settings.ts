import { z } from 'zod';

/** Maximum duration of a call of a provider, in milliseconds; after that its outcome is unknown. */
const CALL_TIMEOUT_MS = { min: 100, usual: 20_000, max: 60_000 } as const;

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4091' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Environment variables of payment providers. */
export const gatewayVariables = {
  PAYMENT_GATEWAY: z.enum(['SQUARE', 'NMI'], 'must be SQUARE or NMI').optional(),
  PAYMENTS_SANDBOX_URL: httpUrl.optional(),
  PAYMENTS_TIMEOUT_MS: z.coerce
    .number('must be a number of milliseconds')
    .int()
    .min(CALL_TIMEOUT_MS.min)
    .max(CALL_TIMEOUT_MS.max)
    .default(CALL_TIMEOUT_MS.usual),
  SQUARE_ACCESS_TOKEN: z.string().optional(),
  SQUARE_APPLICATION_ID: z.string().optional(),
  SQUARE_LOCATION_ID: z.string().optional(),
  SQUARE_WEBHOOK_KEY: z.string().optional(),
  NMI_URL: httpUrl.default('https://secure.nmi.com'),
  NMI_SECURITY_KEY: z.string().optional(),
  NMI_TOKENIZATION_KEY: z.string().optional(),
  NMI_WEBHOOK_KEY: z.string().optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_MERCHANT_ID: z.string().optional(),
  PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox'], 'must be live or sandbox').default('live'),
};

const variablesSchema = z.object(gatewayVariables);

type Variables = z.infer<typeof variablesSchema>;

/** Settings of Square. Without a webhook key, webhooks are refused. */
export type SquareSettings = {
  readonly url: string;
  readonly accessToken: string;
  readonly applicationId: string;
  readonly locationId: string;
  readonly webhookKey: string | null;
};

/** Settings of NMI. */
export type NmiSettings = {
  readonly url: string;
  readonly securityKey: string;
  /** Public key for the card fields in the browser. */
  readonly tokenizationKey: string;
  readonly webhookKey: string | null;
};

/** Settings of PayPal. */
export type PayPalSettings = {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string | null;
  /** PayPal's id of this installation's account; null if not configured. */
  readonly merchantId: string | null;
};

/** The payment providers with keys in an installation; null for others. */
export type GatewaySettings = {
  /** The provider for new cards; null if none accepts cards. */
  readonly standard: 'SQUARE' | 'NMI' | null;
  readonly timeoutMs: number;
  /** URL of the sandbox for all providers. */
  readonly sandboxUrl: string | null;
  readonly square: SquareSettings | null;
  readonly nmi: NmiSettings | null;
  readonly payPal: PayPalSettings | null;
};

const REQUIRED = {
  square: ['SQUARE_ACCESS_TOKEN', 'SQUARE_APPLICATION_ID', 'SQUARE_LOCATION_ID'],
  nmi: ['NMI_SECURITY_KEY', 'NMI_TOKENIZATION_KEY'],
  payPal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'],
} as const;

/** Problems of these settings, one readable line each. */
export function gatewayProblems(values: Variables, isProduction: boolean): string[] {
  const halves = Object.values(REQUIRED).flatMap((names) => {
    const missing = names.filter((name) => !values[name]);
    return missing.length > 0 && missing.length < names.length
      ? [`${missing.join(', ')} must be set as well, beside ${names.find((name) => values[name])}`]
      : [];
  });
  const standard = values.PAYMENT_GATEWAY;
  const lacksKeys =
    standard &&
    !values.PAYMENTS_SANDBOX_URL &&
    !values[REQUIRED[standard === 'SQUARE' ? 'square' : 'nmi'][0]];
  return [
    ...halves,
    ...(lacksKeys ? [`PAYMENT_GATEWAY is ${standard}, whose keys are not set`] : []),
    ...(isProduction ? unrealProblems(values) : []),
  ];
}

/** Settings without real money, or over unencrypted connections, which production refuses. */
function unrealProblems({
  PAYMENTS_SANDBOX_URL: ours,
  SQUARE_APPLICATION_ID: square,
  NMI_URL: nmi,
  NMI_SECURITY_KEY: nmiKey,
  PAYPAL_CLIENT_ID: payPal,
  PAYPAL_ENVIRONMENT: payPalEnvironment,
}: Variables): string[] {
  const unreal = 'payments that move no money, which production refuses';
  return [
    ...(ours ? [`PAYMENTS_SANDBOX_URL takes ${unreal}`] : []),
    ...(square && isSandboxApplication(square)
      ? [`SQUARE_APPLICATION_ID is one of Square's sandbox: ${unreal}`]
      : []),
    ...(nmi.startsWith('https:') ? [] : ['NMI_URL must be an https address in production']),
    ...(nmiKey && isSandboxHost(new URL(nmi).hostname) ? [`NMI_URL is a sandbox: ${unreal}`] : []),
    ...(payPal && payPalEnvironment === 'sandbox' ? [`PAYPAL_ENVIRONMENT=sandbox takes ${unreal}`] : []),
  ];
}

/** Whether a Square application id belongs to its sandbox. */
function isSandboxApplication(id: string): boolean {
  return /^sandbox-/i.test(id);
}

/** A host with `sandbox` or `test` in its name, or this machine. */
function isSandboxHost(host: string): boolean {
  return /(^|[.-])(sandbox|test|localhost)([.-]|$)|^127\.|^\[::1\]$/i.test(host);
}

/** The settings of the sandbox, whose keys are public. */
export function sandboxGateways(
  url: string,
  { timeoutMs, standard }: Pick<GatewaySettings, 'timeoutMs' | 'standard'>,
): GatewaySettings {
  return {
    standard: standard ?? 'SQUARE',
    timeoutMs,
    sandboxUrl: url,
    square: {
      url: `${url}/square`,
      accessToken: 'sandbox-square-token',
      applicationId: 'sandbox',
      locationId: 'SANDBOX',
      webhookKey: 'sandbox-square-webhooks',
    },
    nmi: {
      url: `${url}/nmi`,
      securityKey: 'sandbox-nmi-key',
      tokenizationKey: 'sandbox',
      webhookKey: 'sandbox-nmi-webhooks',
    },
    payPal: {
      url: `${url}/paypal`,
      clientId: 'sandbox-paypal-client',
      clientSecret: 'sandbox-paypal-secret',
      webhookId: 'SANDBOX-PAYPAL-WEBHOOK',
      merchantId: 'SANDBOXMERCHANT',
    },
  };
}

/** Parses the settings of the providers from the environment. */
export function gatewaySettings(values: Variables): GatewaySettings {
  const timeoutMs = values.PAYMENTS_TIMEOUT_MS;
  const standard = values.PAYMENT_GATEWAY ?? null;
  if (values.PAYMENTS_SANDBOX_URL) {
    return sandboxGateways(values.PAYMENTS_SANDBOX_URL, { timeoutMs, standard });
  }
  const square = squareSettings(values);
  const nmi = nmiSettings(values);
  const only = square ? 'SQUARE' : nmi ? 'NMI' : null;
  return {
    standard: standard ?? only,
    timeoutMs,
    sandboxUrl: null,
    square,
    nmi,
    payPal: payPalSettings(values),
  };
}

function squareSettings(values: Variables): SquareSettings | null {
  const {
    SQUARE_ACCESS_TOKEN: token,
    SQUARE_APPLICATION_ID: application,
    SQUARE_LOCATION_ID: location,
  } = values;
  if (!token || !application || !location) return null;
  const host = isSandboxApplication(application) ? 'squareupsandbox' : 'squareup';
  return {
    url: `https://connect.${host}.com`,
    accessToken: token,
    applicationId: application,
    locationId: location,
    webhookKey: values.SQUARE_WEBHOOK_KEY ?? null,
  };
}

function nmiSettings(values: Variables): NmiSettings | null {
  const { NMI_SECURITY_KEY: securityKey, NMI_TOKENIZATION_KEY: tokenizationKey, NMI_URL: url } = values;
  if (!securityKey || !tokenizationKey) return null;
  return { url, securityKey, tokenizationKey, webhookKey: values.NMI_WEBHOOK_KEY ?? null };
}

function payPalSettings(values: Variables): PayPalSettings | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) return null;
  return {
    url:
      values.PAYPAL_ENVIRONMENT === 'live' ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com',
    clientId,
    clientSecret,
    webhookId: values.PAYPAL_WEBHOOK_ID ?? null,
    merchantId: values.PAYPAL_MERCHANT_ID ?? null,
  };
}
