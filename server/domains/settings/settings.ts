import { z } from 'zod';
import { MEMO_TERM_DAYS } from './rules/memo-terms.ts';
import { REMINDER_LIMITS } from './rules/reminder-limits.ts';
import { DEFAULT_SIGN_IN_LIMITS } from './rules/sign-in-figures.ts';

const decimalText = z.string().regex(/^\d{1,6}(\.\d{1,4})?$/);

const marketMoveLimit = decimalText.refine((text) => Number(text) > 0);

const companySchema = z.object({
  name: z.string(),
  legalName: z.string(),
  email: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  zip: z.string(),
  state: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** ISO 4217: the one owner currency. */
  currency: z.string().length(3),
  website: z.string().nullable(),
  /** IANA name of the time zone of promised days and of the end of offers. */
  timeZone: z.string(),
});

const signInLimitsSchema = z.object({
  failuresPerAccountAndAddress: z.int().min(1),
  failuresPerAddress: z.int().min(1).default(DEFAULT_SIGN_IN_LIMITS.failuresPerAddress),
  failuresPerAccount: z.int().min(1),
  windowMinutes: z.int().min(1),
  maxDelayMs: z.int().min(0),
  maxPauseSeconds: z.int().min(1).max(3_600).default(DEFAULT_SIGN_IN_LIMITS.maxPauseSeconds),
});

/** A number of calls in a number of minutes. */
const couponGuessSchema = z.object({
  ofUser: z.int().min(1),
  ofCustomer: z.int().min(1),
  windowMinutes: z.int().min(1),
});

const callLimitSchema = z.object({ calls: z.int().min(1), windowMinutes: z.int().min(1) });

/** The owner company for documents and emails. */
export type Company = z.infer<typeof companySchema>;

/** All settings of the installation: code, schema and default value. */
export const SETTINGS = {
  COMPANY: setting(companySchema, {
    name: 'Aurifex',
    legalName: 'Aurifex Manufacturing LLC',
    email: 'orders@aurifex.test',
    phone: '+1 212 555 0142',
    line1: '48 West 47th Street',
    line2: 'Suite 1210',
    city: 'New York',
    zip: '10036',
    state: 'NY',
    country: 'US',
    currency: 'USD',
    website: 'https://aurifex.test',
    timeZone: 'America/New_York',
  }),
  /** Whether visitors see list prices. */
  STOREFRONT_PRICES: setting(z.boolean(), true),
  /** URL of market prices, CSV or JSON over http or https; null for none. */
  MARKET_FEED: setting(z.object({ url: z.url({ protocol: /^https?$/ }).max(500) }).nullable(), null),
  /** Maximum change of a market price in per cent that needs no approval. */
  MARKET_MOVE_LIMIT_PERCENT: setting(marketMoveLimit, '20'),
  /** Whether customers' users see, price and order only their own and their customer's pieces. */
  USERS_ONLY_VIEW_THEIR_ITEM_TYPES: setting(z.boolean(), false),
  /** Hours that a cart line keeps its market fix. */
  PRICE_HOLD_HOURS: setting(z.int().min(1).max(720), 24),
  /** What the tax percentage applies to (product rules 1). */
  TAX_BASE: setting(z.enum(['SUBTOTAL', 'NET_OF_DISCOUNT']), 'SUBTOTAL'),
  /** What submitting a cart creates (product rules 6); a customer may have another target. */
  CP_CART_TARGET: setting(z.enum(['AUTO', 'JO', 'SO', 'PQ']), 'AUTO'),
  /** Days that an offer is valid, and for lines that follow the market until they ship. */
  QUOTE_VALIDITY: setting(
    z.object({ standard: z.int().min(1).max(366), marketPriced: z.int().min(1).max(366) }),
    { standard: 14, marketPriced: 3 },
  ),
  /** Margin floor in per cent for offers without permission 1609; null for none. */
  QUOTE_MARGIN_FLOOR: setting(decimalText.nullable(), '10'),
  /** Maximum discount in per cent from the calculated prices without permission 1609; null for none. */
  QUOTE_DISCOUNT_LIMIT: setting(decimalText.nullable(), null),
  /** Days until a piece on memo must be sold or returned; customers may have their own term. */
  MEMO_TERM_DAYS: setting(z.literal(MEMO_TERM_DAYS), 30),
  /** Days before and after the due date with a reminder of an open invoice; empty for none. */
  INVOICE_REMINDERS: setting(
    z.object({
      before: z.array(z.int().min(0).max(REMINDER_LIMITS.before.days)).max(REMINDER_LIMITS.before.most),
      after: z.array(z.int().min(1).max(REMINDER_LIMITS.after.days)).max(REMINDER_LIMITS.after.most),
    }),
    { before: [3], after: [1, 7, 14] },
  ),
  /** Default rounding step of unit prices; null for cents. */
  ROUNDING: setting(decimalText.nullable(), null),
  /** Limits of failed sign-ins per account and network, of accounts per network, and per account. */
  SIGN_IN_LIMITS: setting(signInLimitsSchema, DEFAULT_SIGN_IN_LIMITS),
  /** Limit of price calculations per visitor address. */
  VISITOR_PRICE_LIMIT: setting(callLimitSchema, { calls: 600, windowMinutes: 10 }),
  /** Limit of unknown coupons per user, and per customer. */
  COUPON_GUESS_LIMIT: setting(couponGuessSchema, { ofUser: 10, ofCustomer: 40, windowMinutes: 15 }),
  /** Limit of catalogue searches per visitor address. */
  VISITOR_SEARCH_LIMIT: setting(callLimitSchema, { calls: 600, windowMinutes: 10 }),
  /** Tolerance of the weight of a piece before the customer is asked, in per cent. */
  WEIGHT_TOLERANCE_PERCENT: setting(decimalText, '5'),
  /** Tolerance of the metal loss at a bench stage before it is flagged, in per cent of the input. */
  BENCH_LOSS_TOLERANCE_PERCENT: setting(decimalText, '3'),
  /** Capacity of bench stages in jobs, by code; without one, there is no limit. */
  BENCH_CAPACITY: setting(z.record(z.string().regex(/^\d{2,3}$/), z.int().min(0)), {
    10: 8,
    20: 10,
    30: 12,
    40: 16,
    50: 12,
    60: 12,
    70: 10,
    80: 8,
    85: 8,
    90: 12,
    95: 10,
  }),
  /** Days after which a shipped job is completed automatically. */
  JOB_COMPLETION_DAYS: setting(z.int().min(1).max(365), 14),
  /** Date and number formats for legacy clients, by name. */
  FORMATS: setting(z.record(z.string(), z.string()), {
    DATE_FORMAT: 'MM/dd/yyyy',
    DATE_TIME_FORMAT: 'MM/dd/yyyy HH:mm',
    DECIMAL_SEPARATOR: '.',
    THOUSANDS_SEPARATOR: ',',
    MONEY_DECIMALS: '2',
    WEIGHT_DECIMALS: '2',
    CARAT_DECIMALS: '3',
    WEIGHT_UNIT: 'g',
  }),
} as const;

/** The values of all settings, by code. */
export type Settings = { [Code in keyof typeof SETTINGS]: z.infer<(typeof SETTINGS)[Code]['schema']> };

/** A stored row of the settings table. */
export type SettingRow = { code: string; value: unknown };

/** Parses settings from their rows; a missing or invalid one has its default. */
export function settingsOfRows(rows: readonly SettingRow[]): Settings {
  const stored = new Map(rows.map((row) => [row.code, row.value]));
  const entries = Object.entries(SETTINGS).map(([code, { schema, standard }]) => {
    const parsed = schema.safeParse(stored.get(code));
    return [code, parsed.success ? parsed.data : standard];
  });
  // Built from every key of SETTINGS with the type of its schema.
  return Object.fromEntries(entries) as Settings;
}

function setting<Schema extends z.ZodType>(schema: Schema, standard: z.output<Schema>) {
  return { schema, standard };
}
