import type { z } from 'zod';
import type { Language, MessageValues, SuccessCode } from '../errors/messages.ts';
import type { RestCallerQuery, TypedDocumentString } from '../gql/graphql.ts';
import type { PdfFile } from '../graphql/read-pdf.ts';
import { type Page, pageFields } from '../input/paging.ts';
import type { Parsed, Shape } from '../input/parse.ts';
import type { OtherSamples, Sample } from './sample.ts';

/** Runs a document for the caller; throws the failure that the call answers with. */
export type Run = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** What a route reads: its parameters, query string and body as its schemas parsed them. */
export interface RestRequest<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly files: readonly File[];
  /** The first file of each field of a form, by the field's name in lower case. */
  readonly filesByField: ReadonlyMap<string, File>;
  readonly idempotencyKey: string | null;
  readonly language: Language;
  readonly page: Page;
  readonly run: Run;
  /** A document of the server by its path, as the caller may read it; throws the failure that the call answers with. */
  readonly pdf: (path: string) => Promise<PdfFile>;
}

/** What a route answers. */
export type Answer<Value = unknown> =
  | { readonly kind: 'bare'; readonly body: Value }
  | { readonly kind: 'empty' }
  | { readonly kind: 'pdf'; readonly file: PdfFile }
  | { readonly kind: 'envelope'; readonly value: Value; readonly success?: SuccessMessage };

interface SuccessMessage {
  readonly code: SuccessCode;
  readonly values?: MessageValues;
}

/** What is known of every route. */
interface RouteFacts {
  readonly method: 'get' | 'post' | 'delete';
  /** As documented; matched without regard to case. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** Parameters of the path by name; what they refuse is missing, 404. */
  readonly params?: Shape;
  /** Fields of the query string. */
  readonly query?: Shape;
  /** Fields of the body: JSON, or a form where `isMultipart` is set. */
  readonly body?: Shape;
  /** The field of the body that a bare list, an item alone and the record of one stand for. */
  readonly listIn?: string;
  /** The answer, or the `value` of the envelope where the call has one; null: nothing. */
  readonly answer: z.ZodType | null;
  /** `value` beside a rule's refusal (status 200), where a rule can refuse the call. */
  readonly refusal?: z.ZodType;
  /** Statuses that neither the route nor its parameters imply. */
  readonly statuses?: readonly (403 | 404 | 409 | 429)[];
  /** Open to callers without a token. */
  readonly isPublic?: boolean;
  readonly isMultipart?: boolean;
  /** Throws for a caller who may not send a form at all; asked before it is read. */
  readonly mayPost?: (caller: NonNullable<RestCallerQuery['viewer']>) => void;
  /** Number of the first page of a paged list. */
  readonly pageBase?: 0 | 1;
  /** GraphQL input path → the REST field that an input error names; else the path's last part is used. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Key of refusals, where it is not the refusal's own code. */
  readonly refusedKey?: string;
  /** Message code where the record is missing, if it has words of its own. */
  readonly missing?: string;
  /** Message code of an unexpected failure. */
  readonly failure?: string;
  /** Failures have their text in `Message` as well, where clients of the old portal read it. */
  readonly hasMessage?: boolean;
  /** A client that disconnects stops the work. */
  readonly isAbortable?: boolean;
  /** `keyed`: Idempotency-Key makes repeats safe; else why repeating does no harm. Required for every call but GET. */
  readonly repeat?: string;
  /** One good request about some rows: tests make it as everybody, and in every wrong form. */
  readonly sample: Sample;
  /** Further requests: together with `sample` they send every field that the call takes. */
  readonly otherSamples?: OtherSamples;
}

/** One documented call. */
export interface RestRoute extends RouteFacts {
  readonly params: Shape;
  readonly query: Shape;
  readonly body: Shape;
  // A route is called with what its own schemas parsed, which the type of a list of routes cannot express.
  readonly handle: (request: RestRequest<never, never, never>) => Promise<Answer>;
}

interface Typed<Params extends Shape, Query extends Shape, Body extends Shape> extends RouteFacts {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
}

type RequestOf<Params extends Shape, Query extends Shape, Body extends Shape> = RestRequest<
  Parsed<Params>,
  Parsed<Query>,
  Parsed<Body>
>;

// biome-ignore lint/complexity/noBannedTypes: a shape without fields
type Nothing = {};

/** A call that is one GraphQL document: the rule. */
export function restRoute<
  Result,
  Variables,
  Value,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends Shape = Nothing,
>(
  route: Typed<Params, Query, Body> & {
    readonly answer: z.ZodType<Value> | null;
    readonly document: TypedDocumentString<Result, Variables>;
    readonly variables: (request: RequestOf<Params, Query, Body>) => Variables;
    readonly respond: (data: Result, request: RequestOf<Params, Query, Body>) => Answer<NoInfer<Value>>;
  },
): RestRoute {
  const { document, variables, respond, ...facts } = route;
  return restSteps<Value, Params, Query, Body>({
    // The facts of a document's route are those of any; the rest of them was taken out above.
    ...(facts as Typed<Params, Query, Body> & { answer: z.ZodType<Value> | null }),
    handle: async (request) => respond(await request.run(document, variables(request)), request),
  });
}

/** A call that needs several documents, such as an upload before a note: the exception. */
export function restSteps<
  Value,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends Shape = Nothing,
>(
  route: Typed<Params, Query, Body> & {
    readonly answer: z.ZodType<Value> | null;
    readonly handle: (request: RequestOf<Params, Query, Body>) => Promise<Answer<NoInfer<Value>>>;
  },
): RestRoute {
  const { params = {}, query = {}, body = {}, pageBase } = route;
  const pages = pageBase === undefined ? {} : pageFields(pageBase);
  return { ...route, params, query: { ...query, ...pages }, body };
}

/** An answer without envelope. */
export function bare<Value>(body: Value): Answer<Value> {
  return { kind: 'bare', body };
}

/** An answer in the envelope, with a success message where the call has one. */
export function envelope<Value>(value: Value, success?: SuccessMessage): Answer<Value> {
  return success ? { kind: 'envelope', value, success } : { kind: 'envelope', value };
}

/** A PDF. */
export function pdf(file: PdfFile): Answer<never> {
  return { kind: 'pdf', file };
}

/** 204. */
export function empty(): Answer<never> {
  return { kind: 'empty' };
}

/** 'POST /ShoppingCart/addToCart': how tables name a call. */
export function nameOf({ method, path }: Pick<RestRoute, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}
