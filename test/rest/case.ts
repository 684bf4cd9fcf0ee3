/** The caller; undefined is a visitor. */
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
export interface RestRequest {
  /** With parameters and query string; the documented path by default. */
  readonly path?: string;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string | File>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: Person | null;
  readonly method?: string;
}

/** The checked answer, JSON of any shape. */
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON, and reading them by name is the test
export type Json = any;

/** An answer of the product. */
export interface Answered {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

/** A legacy client of a running product. Signs users in on demand. */
export interface RestClient {
  ask(method: string, path: string, as: Person | null, request?: RestRequest): Promise<Answered>;
  get(path: string, as: Person | null): Promise<Json>;
  /** The data of a GraphQL operation: for what no call does, and for comparison with answers. */
  graphql(document: string, as: Person, variables?: object): Promise<Json>;
  tokenOf(person: Person): Promise<string>;
}

/** Demo data that the cases use. */
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
  /** Sales order of an order, and quotes requested by the same buyer. */
  readonly salesOrder: Json;
  /** An order whose invoice is paid. */
  readonly billedOrder: Json;
  /** A consignment of the customer, with integer ids and prices as numbers. */
  readonly consignment: {
    readonly id: number;
    readonly lines: readonly { id: number; quantity: number; memoPrice: number }[];
  };
  readonly quote: Json;
  readonly withdrawable: Json;
  /** A quote of that buyer from Vlora. */
  readonly vloraQuote: Json;
  readonly address: Json;
  readonly country: Json;
  readonly buyerId: number;
  readonly ownerCustomers: readonly Json[];
  readonly uniqueId: string;
  /** Separate sessions to renew and to end. */
  readonly renewing: Json;
  readonly leaving: Json;
  /** A new job that can be cancelled. */
  readonly cancellable: Json;
  /** A variant and a body that selects it. */
  readonly variant: Json;
  /** Cart sessions of the outsider’s requests, and of the cases. */
  readonly sessionId: string;
}

/** A refused request and its refusal, with the exact text where it is part of the contract. */
export type Refusal = RestRequest & { readonly status: number; readonly key: string; readonly text?: string };

/** The answer of a call about the demo data, if its sample cannot express it. Most calls need no case. */
export interface ContractCase {
  /** 'POST /auth/portal-login', as documented. */
  readonly call: string;
  /** The user of the good request; null: a visitor. */
  readonly as: Person | null;
  readonly good: (seed: Seed) => RestRequest;
  /** Throws unless the answer contains the seeded or written data. Awaited, because it may read a write back. */
  readonly check: (answer: Json, seed: Seed) => unknown;
  /** Requests that a rule refuses, or a schema in a way that its types do not express. */
  readonly bad?: (seed: Seed) => Refusal | readonly Refusal[];
  /** The request of another customer’s user, and its status. */
  readonly outsider?: (seed: Seed) => RestRequest & { readonly status: number };
}
