import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { NmiSettings } from '../../config/gateway-settings.ts';
import { GatewayUnavailable } from '../gateway.ts';

/** The used fields of a `transact.php` response: `response` 1 is approved, 2 declined, 3 an error. */
const answerSchema = z.object({
  response: z.enum(['1', '2', '3']),
  responsetext: z.string().default(''),
  response_code: z.string().default(''),
  transactionid: z.string().default(''),
  customer_vault_id: z.string().default(''),
  cvvresponse: z.string().default(''),
});

/** A response of `transact.php`. */
export type NmiAnswer = z.infer<typeof answerSchema>;

const text = z.coerce.string().default('');
const cardFields = { cc_number: text, cc_exp: text, cc_type: text };

const transactionSchema = z.object({
  transaction_id: z.string().min(1),
  original_transaction_id: text,
  condition: z.string(),
  order_id: text,
  currency: text,
  ...cardFields,
  action: z
    .array(
      z.object({
        amount: z.string(),
        action_type: z.string(),
        date: z.string(),
        success: text,
        response_text: text,
      }),
    )
    .default([]),
});

const customerSchema = z.object({ ...cardFields });

const reportSchema = z.object({
  nm_response: z.union([
    z
      .literal('')
      .transform(() => ({ transaction: [], customer_vault: undefined, error_response: undefined })),
    z.object({
      transaction: z.array(transactionSchema).default([]),
      customer_vault: z.object({ customer: z.array(customerSchema) }).optional(),
      error_response: z.string().optional(),
    }),
  ]),
});

/** A transaction in NMI's reports. */
export type NmiTransaction = z.infer<typeof transactionSchema>;

/** A card stored by NMI. */
export type NmiCustomer = z.infer<typeof customerSchema>;

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === 'transaction' || name === 'action' || name === 'customer',
  processEntities: true,
});

/** The two calls of NMI's form protocol. Both throw GatewayUnavailable for an unreadable response. */
type NmiCalls = {
  transact: (form: Readonly<Record<string, string>>) => Promise<NmiAnswer>;
  query: (
    form: Readonly<Record<string, string>>,
  ) => Promise<{ transactions: NmiTransaction[]; customers: NmiCustomer[] }>;
};

/** Calls NMI or one of its resellers. */
export function nmiCalls({ url, securityKey }: NmiSettings, timeoutMs: number): NmiCalls {
  async function post(path: string, form: Readonly<Record<string, string>>): Promise<string> {
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        body: new URLSearchParams({ security_key: securityKey, ...form }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return await response.text();
      await response.body?.cancel();
      throw new GatewayUnavailable(`NMI answered ${response.status}`);
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error;
      throw new GatewayUnavailable('NMI did not answer', { cause: error });
    }
  }

  return {
    transact: async (form) => {
      const fields = Object.fromEntries(new URLSearchParams(await post('/api/transact.php', form)));
      const parsed = answerSchema.safeParse(fields);
      if (!parsed.success) throw new GatewayUnavailable('NMI answered what is no answer');
      return parsed.data;
    },
    query: async (form) => {
      const parsed = reportSchema.safeParse(parsedXml(await post('/api/query.php', form)));
      if (!parsed.success) throw new GatewayUnavailable('NMI answered what is no report');
      const { transaction, customer_vault, error_response } = parsed.data.nm_response;
      if (error_response !== undefined) throw new GatewayUnavailable(`NMI answered: ${error_response}`);
      return { transactions: transaction, customers: customer_vault?.customer ?? [] };
    },
  };
}

function parsedXml(body: string): unknown {
  try {
    return parser.parse(body);
  } catch {
    return null;
  }
}
