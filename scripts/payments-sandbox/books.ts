import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CardBrand, CardFate } from './test-cards.ts';

/** The providers whose protocols are spoken. */
export type Provider = 'square' | 'nmi' | 'paypal';

/** A card without its number. */
export type SandboxCard = {
  readonly brand: CardBrand;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly fate: CardFate;
  readonly name: string;
};

/** Money held or taken; amounts in cents. */
export type Transaction = {
  readonly id: string;
  readonly provider: Provider;
  /** What the merchant calls it. */
  readonly key: string | null;
  state: 'AUTHORIZED' | 'CAPTURED' | 'RELEASED' | 'DECLINED';
  cents: number;
  readonly currency: string;
  readonly card: SandboxCard | null;
  readonly note: string;
  readonly at: string;
  updatedAt: string;
  refunds: { id: string; key: string | null; cents: number; at: string }[];
  /** The answer to its capture was lost once. */
  lostOnce?: boolean;
};

/** A card that is kept for a customer. */
export type Kept = { card: SandboxCard; customer: string | null; isForgotten: boolean };

/** An order of PayPal. */
export type PayPalOrder = {
  readonly id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  readonly cents: number;
  readonly currency: string;
  readonly customId: string | null;
  /** The merchant who gets the money. */
  readonly payee: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Whether the buyer's account has money. */
  hasFunds: boolean;
  /** The first call that takes its money gets no answer: LOST though it is taken, LATE since it is not. */
  trouble: 'LOST' | 'LATE' | null;
  capture: string | null;
};

/** Something that a provider tells by itself. */
export type SandboxEvent = { readonly id: string; readonly provider: Provider; readonly body: string };

type State = {
  tokens: Record<string, { provider: Provider; card: SandboxCard; isUsed: boolean }>;
  kept: Record<string, Kept>;
  customers: string[];
  transactions: Transaction[];
  orders: Record<string, PayPalOrder>;
  answers: Record<string, { asked: string; status: number; body: string }>;
  events: SandboxEvent[];
};

const NOTHING: State = {
  tokens: {},
  kept: {},
  customers: [],
  transactions: [],
  orders: {},
  answers: {},
  events: [],
};

/** All that the sandbox remembers: in memory, and in a file where one is named, so that kept cards outlive it. */
export type Books = State & { save: () => void };

/** Opens the books; a file that is missing or unreadable begins them anew. */
export function openBooks(file: string | null): Books {
  const state = structuredClone(NOTHING);
  if (file) Object.assign(state, readState(file));
  let saving: NodeJS.Timeout | undefined;
  const save = () => {
    if (!file) return;
    clearTimeout(saving);
    saving = setTimeout(() => void write(file, state), 50);
  };
  return Object.assign(state, { save });
}

function readState(file: string): Partial<State> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<State>; // as `write` wrote it
  } catch {
    return {};
  }
}

async function write(
  file: string,
  { tokens, kept, customers, transactions, orders, answers, events }: State,
) {
  await mkdir(dirname(file), { recursive: true });
  const text = JSON.stringify({ tokens, kept, customers, transactions, orders, answers, events });
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** A new name for something, after a prefix. */
export function freshId(prefix = ''): string {
  return prefix + randomBytes(11).toString('hex').toUpperCase();
}

/** A new name in digits, as NMI gives them. */
export function freshNumber(): string {
  return String(7_000_000_000 + (randomBytes(4).readUInt32BE(0) >>> 1));
}

/** What was given back of a transaction. */
export function refundedCents(transaction: Transaction): number {
  return transaction.refunds.reduce((sum, { cents }) => sum + cents, 0);
}

/** `1234` cents as `12.34`. */
export function centsText(cents: number): string {
  return (cents / 100).toFixed(2);
}
