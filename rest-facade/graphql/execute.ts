import type { Language } from '../errors/messages.ts';
import type { TypedDocumentString } from '../gql/graphql.ts';

/** What travels with an operation: who asks, in which language, from where. */
export interface ExecuteContext {
  /** Access token without its prefix; null for visitors. */
  readonly token: string | null;
  readonly language: Language;
  readonly requestId: string;
  /** Network address of the REST client, for rate limits and the audit. */
  readonly address: string;
  readonly idempotencyKey: string | null;
  /** Fires when the client has gone and the answer is worth nothing. */
  readonly signal?: AbortSignal;
}

/** A request-level failure as GraphQL reports it. */
export interface GraphqlFailure {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Answer of one operation. */
export interface Execution<Result> {
  readonly data?: Result | null | undefined;
  readonly errors?: readonly GraphqlFailure[] | undefined;
}

/** Runs one typed document against the GraphQL API. Variables may hold File objects. */
export type Execute = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  context: ExecuteContext,
) => Promise<Execution<Result>>;
