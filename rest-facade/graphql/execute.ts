import type { Language } from '../errors/messages.ts';
import type { TypedDocumentString } from '../gql/graphql.ts';

/** Context of an operation: caller, language and address. */
export interface ExecuteContext {
  /** Access token without prefix; null for visitors. */
  readonly token: string | null;
  readonly language: Language;
  readonly requestId: string;
  /** Network address of the REST client, for rate limits and audit. */
  readonly address: string;
  readonly idempotencyKey: string | null;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal;
}

/** A request-level GraphQL error. */
export interface GraphqlFailure {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** The result of one operation. */
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
