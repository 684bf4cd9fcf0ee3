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
  /** IANA name: promised days and quote ends are days of this zone. */
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

/** So many calls in so many minutes. */
const couponGuessSchema = z.object({
  ofUser: z.int().min(1),
  ofCustomer: z.int().min(1),
  windowMinutes: z.int().min(1),
});

const callLimitSchema = z.object({ calls: z.int().min(1), windowMinutes: z.int().min(1) });

/** The owner company as documents and mails show it. */
export type Company = z.infer<typeof companySchema>;

/** Every installation-wide setting: its code, the form of its value and what stands when it is not stored. */
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
  /** Where market prices are fetched from, CSV or JSON over http or https; null: from nowhere. */
  MARKET_FEED: setting(z.object({ url: z.url({ protocol: /^https?$/ }).max(500) }).nullable(), null),
  /** How far a market price may move from the one before it, in per cent, without a person who accepts it. */
  MARKET_MOVE_LIMIT_PERCENT: setting(marketMoveLimit, '20'),
  /** Whether users of customers see, price and order only the pieces that are theirs or their customer's. */
  USERS_ONLY_VIEW_THEIR_ITEM_TYPES: setting(z.boolean(), false),
  /** Hours that a cart line keeps its market fix. */
  PRICE_HOLD_HOURS: setting(z.int().min(1).max(720), 24),
  /** What the tax percentage applies to (product rules 1). */
  TAX_BASE: setting(z.enum(['SUBTOTAL', 'NET_OF_DISCOUNT']), 'SUBTOTAL'),
  /** What submitting a cart makes (product rules 6); a customer may have another target. */
  CP_CART_TARGET: setting(z.enum(['AUTO', 'JO', 'SO', 'PQ']), 'AUTO'),
  /** Days that an offer stands, and where a line follows the market until it ships. */
  QUOTE_VALIDITY: setting(
    z.object({ standard: z.int().min(1).max(366), marketPriced: z.int().min(1).max(366) }),
    { standard: 14, marketPriced: 3 },
  ),
  /** Least margin in per cent of an offer that staff send without permission 1609; null: any. */
  QUOTE_MARGIN_FLOOR: setting(decimalText.nullable(), '10'),
  /** Largest discount in per cent from the calculated prices without permission 1609; null: any. */
  QUOTE_DISCOUNT_LIMIT: setting(decimalText.nullable(), null),
  /** Days after which a piece on memo is sold or sent back, unless the customer has a term of their own. */
  MEMO_TERM_DAYS: setting(z.literal(MEMO_TERM_DAYS), 30),
  /** Days before and after its due day on which an open invoice is reminded of; none: nobody is. */
  INVOICE_REMINDERS: setting(
    z.object({
      before: z.array(z.int().min(0).max(REMINDER_LIMITS.before.days)).max(REMINDER_LIMITS.before.most),
      after: z.array(z.int().min(1).max(REMINDER_LIMITS.after.days)).max(REMINDER_LIMITS.after.most),
    }),
    { before: [3], after: [1, 7, 14] },
  ),
  /** Step of unit prices where the item type has none of its own; null: to the cent. */
  ROUNDING: setting(decimalText.nullable(), null),
  /** Failed sign-ins per account and network, accounts that fail from a network, and the softer figure per account. */
  SIGN_IN_LIMITS: setting(signInLimitsSchema, DEFAULT_SIGN_IN_LIMITS),
  /** Price calculations that one visitor address may ask for. */
  VISITOR_PRICE_LIMIT: setting(callLimitSchema, { calls: 600, windowMinutes: 10 }),
  /** Coupons that do not exist which a user, and the users of a customer together, may try. */
  COUPON_GUESS_LIMIT: setting(couponGuessSchema, { ofUser: 10, ofCustomer: 40, windowMinutes: 15 }),
  /** Searches in the catalogue that one visitor address may make. */
  VISITOR_SEARCH_LIMIT: setting(callLimitSchema, { calls: 600, windowMinutes: 10 }),
  /** How far the weight of a piece may be off before the customer is asked, in per cent. */
  WEIGHT_TOLERANCE_PERCENT: setting(decimalText, '5'),
  /** How much metal a stage of the bench may lose before it is flagged, in per cent of what went in. */
  BENCH_LOSS_TOLERANCE_PERCENT: setting(decimalText, '3'),
  /** How many jobs a stage of the bench holds, by its code; a stage without one holds any number. */
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
  /** Days after which a shipped job is complete by itself. */
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

/** Settings from their rows; a missing or unreadable one takes its default. */
export function settingsOfRows(rows: readonly SettingRow[]): Settings {
  const stored = new Map(rows.map((row) => [row.code, row.value]));
  const entries = Object.entries(SETTINGS).map(([code, { schema, standard }]) => {
    const parsed = schema.safeParse(stored.get(code));
    return [code, parsed.success ? parsed.data : standard];
  });
  // Built from every key of SETTINGS with the value type of its own schema.
  return Object.fromEntries(entries) as Settings;
}

function setting<Schema extends z.ZodType>(schema: Schema, standard: z.output<Schema>) {
  return { schema, standard };
}
