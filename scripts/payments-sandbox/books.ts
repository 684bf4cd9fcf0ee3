import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CardBehaviour, CardBrand } from './test-cards.ts';

/** The payment providers that the sandbox simulates. */
export type Provider = 'square' | 'nmi' | 'paypal';

/** Card data without the number. */
export type SandboxCard = {
  readonly brand: CardBrand;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly behaviour: CardBehaviour;
  readonly name: string;
};

/** An authorized or captured payment. Amounts are in cents. */
export type Transaction = {
  readonly id: string;
  readonly provider: Provider;
  /** The merchant's reference. */
  readonly key: string | null;
  state: 'AUTHORIZED' | 'CAPTURED' | 'RELEASED' | 'DECLINED';
  cents: number;
  readonly currency: string;
  readonly card: SandboxCard | null;
  readonly note: string;
  readonly at: string;
  updatedAt: string;
  refunds: { id: string; key: string | null; cents: number; at: string }[];
  /** Whether the response to its capture was already dropped once. */
  lostOnce?: boolean;
};

/** A card that is saved for a customer. */
export type SavedCard = { card: SandboxCard; customer: string | null; isDeleted: boolean };

/** A PayPal order. */
export type PayPalOrder = {
  readonly id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  readonly cents: number;
  readonly currency: string;
  readonly customId: string | null;
  /** The merchant who receives the money. */
  readonly payee: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Whether the buyer's account has enough money. */
  hasFunds: boolean;
  /** How the first capture fails without a response: `LOST` after the money was taken, `LATE` before it was taken. */
  failure: 'LOST' | 'LATE' | null;
  capture: string | null;
};

/** A webhook event of a provider. */
export type SandboxEvent = { readonly id: string; readonly provider: Provider; readonly body: string };

type State = {
  tokens: Record<string, { provider: Provider; card: SandboxCard; isUsed: boolean }>;
  kept: Record<string, SavedCard>;
  customers: string[];
  transactions: Transaction[];
  orders: Record<string, PayPalOrder>;
  answers: Record<string, { asked: string; status: number; body: string }>;
  events: SandboxEvent[];
};

const EMPTY_STATE: State = {
  tokens: {},
  kept: {},
  customers: [],
  transactions: [],
  orders: {},
  answers: {},
  events: [],
};

/** The state of the sandbox: in memory, and in a file if one is given, so that saved cards survive a restart. */
export type Books = State & { save: () => void };

/** Opens the books. If the file is missing or unreadable, they start empty. */
export function openBooks(file: string | null): Books {
  const state = structuredClone(EMPTY_STATE);
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

/** A new random id with a prefix. */
export function newId(prefix = ''): string {
  return prefix + randomBytes(11).toString('hex').toUpperCase();
}

/** A new numeric id, in the format of NMI. */
export function newNumber(): string {
  return String(7_000_000_000 + (randomBytes(4).readUInt32BE(0) >>> 1));
}

/** The amount of a transaction that was refunded, in cents. */
export function refundedCents(transaction: Transaction): number {
  return transaction.refunds.reduce((sum, { cents }) => sum + cents, 0);
}

/** `1234` cents as `12.34`. */
export function centsText(cents: number): string {
  return (cents / 100).toFixed(2);
}
