import type { Fields } from './fields.ts';
import type { RestCallerQuery, TypedDocumentString } from './gql/graphql.ts';
import type { Language, MessageValues } from './messages.ts';
import type { Page } from './paging.ts';

/** Runs a document for the caller; throws the failure that the call answers with. */
export type Run = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** What a route reads. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Fields;
  readonly body: Fields;
  readonly files: readonly File[];
  readonly idempotencyKey: string | null;
  readonly language: Language;
  readonly page: Page;
  readonly run: Run;
}

/** What a route answers. */
export type Answer =
  | { readonly kind: 'bare'; readonly body: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'envelope'; readonly value: unknown; readonly success?: SuccessMessage };

interface SuccessMessage {
  readonly code: string;
  readonly values?: MessageValues;
}

interface RouteFacts {
  readonly method: 'get' | 'post' | 'delete';
  /** As documented; matched without regard to case. */
  readonly path: string;
  /** Open to callers without a token. */
  readonly isPublic?: boolean;
  readonly isMultipart?: boolean;
  /** Throws for a caller who may not send a form at all; asked before it is read. */
  readonly mayPost?: (caller: NonNullable<RestCallerQuery['viewer']>) => void;
  /** Number of the first page of a paged list (1 unless told). */
  readonly pageBase?: 0 | 1;
  /** GraphQL input path → the REST field that an input error names; else the path's last part is used. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Key of refusals, where it is not the refusal's own code. */
  readonly refusedKey?: string;
  /** Message code of an unexpected failure. */
  readonly failure?: string;
  /** A client that goes away stops the work. */
  readonly isAbortable?: boolean;
}

/** One documented call. */
export interface RestRoute extends RouteFacts {
  readonly handle: (request: RestRequest) => Promise<Answer>;
}

interface DocumentRoute<Result, Variables> extends RouteFacts {
  readonly document: TypedDocumentString<Result, Variables>;
  readonly variables: (request: RestRequest) => Variables;
  readonly respond: (data: Result, request: RestRequest) => Answer;
}

/** A call that is one GraphQL document: the rule. */
export function restRoute<Result, Variables>(route: DocumentRoute<Result, Variables>): RestRoute {
  const { document, variables, respond, ...facts } = route;
  return {
    ...facts,
    handle: async (request) => respond(await request.run(document, variables(request)), request),
  };
}

/** A call that needs several documents, such as an upload before a note: the exception. */
export function restSteps(route: RestRoute): RestRoute {
  return route;
}

/** An answer without envelope. */
export function bare(body: unknown): Answer {
  return { kind: 'bare', body };
}

/** An answer in the envelope, with a success message where the call has one. */
export function envelope(value: unknown, success?: SuccessMessage): Answer {
  return success ? { kind: 'envelope', value, success } : { kind: 'envelope', value };
}

/** 204. */
export function empty(): Answer {
  return { kind: 'empty' };
}

/** A page of a list with its size; `isMinimum` tells that counting stopped at its cap. */
export function paged(
  items: readonly unknown[],
  total: { readonly count: number; readonly atLeast: boolean } | null,
): Answer {
  return bare({
    items,
    pagingData: { itemCount: total?.count ?? items.length, isMinimum: total?.atLeast ?? false },
  });
}
