/** Who calls; undefined is a visitor. */
export type Person =
  | 'buyer'
  | 'approver'
  | 'viewer'
  | 'owner'
  | 'accounting'
  | 'outsider'
  | 'partner'
  | 'acheteuse'
  | 'sales'
  | 'production'
  | 'finance'
  | 'content';

/** A request to the running product. */
export interface Ask {
  /** With its parameters and query string; the documented path when absent. */
  readonly path?: string;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | File>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: Person | null;
  readonly method?: string;
}

/** What an answer is checked with; JSON of any form. */
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON, and reading them by name is the test
export type Json = any;

/** An answer of the product. */
export interface Answered {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

/** A legacy client of a running product: signs people in as needed, and asks. */
export interface RestClient {
  ask(method: string, path: string, as: Person | null, request?: Ask): Promise<Answered>;
  get(path: string, as: Person | null): Promise<Json>;
  /** The data of a GraphQL operation: what no call does, and what the answers of calls are compared with. */
  graphql(document: string, as: Person, variables?: object): Promise<Json>;
  tokenOf(person: Person): Promise<string>;
}

/** Rows of the demo data that the cases ask about. */
export interface Seed {
  readonly client: RestClient;
  readonly category: Json;
  readonly parentCategory: Json;
  readonly product: Json;
  readonly item: Json;
  readonly job: Json;
  readonly awaiting: readonly Json[];
  readonly newJobs: readonly Json[];
  /** The first piece of the job. */
  readonly piece: Json;
  /** An order's sales order, and what the same buyer asked offers for. */
  readonly salesOrder: Json;
  /** One whose invoice is paid. */
  readonly billedOrder: Json;
  /** A consignment of its customer, with integer ids and prices as numbers. */
  readonly consignment: {
    readonly id: number;
    readonly lines: readonly { id: number; quantity: number; memoPrice: number }[];
  };
  readonly quote: Json;
  readonly withdrawable: Json;
  /** A quote of that buyer's that came from Vlora. */
  readonly vloraQuote: Json;
  readonly address: Json;
  readonly country: Json;
  readonly buyerId: number;
  readonly ownerCustomers: readonly Json[];
  readonly uniqueId: string;
  /** Sessions of their own, to be renewed and to be ended. */
  readonly renewing: Json;
  readonly leaving: Json;
  /** A new job that may be cancelled. */
  readonly cancellable: Json;
  /** A variant and the body that leads to it. */
  readonly variant: Json;
  /** Cart session of the outsider's questions, and of the cases themselves. */
  readonly sessionId: string;
}

/** A request that is refused, and with what: the exact text where it is a part of the contract. */
export type Refusal = Ask & { readonly status: number; readonly key: string; readonly text?: string };

/** What a call answers about the demo data, where its sample cannot state it; most calls need no case. */
export interface ContractCase {
  /** 'POST /auth/portal-login', as documented. */
  readonly call: string;
  /** The person of the good request; null: a visitor. */
  readonly as: Person | null;
  readonly good: (seed: Seed) => Ask;
  /** Throws unless the answer is the seeded or written one. Awaited: it may read a write back. */
  readonly check: (answer: Json, seed: Seed) => unknown;
  /** Requests that a rule refuses, or a schema in a way that its types do not express. */
  readonly bad?: (seed: Seed) => Refusal | readonly Refusal[];
  /** What another customer's user asks, and its status. */
  readonly outsider?: (seed: Seed) => Ask & { readonly status: number };
}
