import type { z } from 'zod';
import type { CallArea, CallShape } from '../documented-calls.ts';
import type { Language, MessageValues, SuccessCode } from '../errors/messages.ts';
import type { RestCallerQuery, TypedDocumentString } from '../gql/graphql.ts';
import type { PdfFile } from '../graphql/read-pdf.ts';
import { type Page, pageFields } from '../input/paging.ts';
import type { Parsed, Shape } from '../input/parse.ts';
import type { OtherSamples, Sample } from './sample.ts';

/** Runs a document for the caller; throws the failure of the call. */
export type Run = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** The parsed parameters, query string and body of a route. */
export interface RestRequest<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly files: readonly File[];
  /** The first file of each form field, by the field's name in lower case. */
  readonly filesByField: ReadonlyMap<string, File>;
  readonly idempotencyKey: string | null;
  readonly language: Language;
  readonly page: Page;
  readonly run: Run;
  /** Reads a document of the server by its path as the caller; throws the failure of the call. */
  readonly pdf: (path: string) => Promise<PdfFile>;
}

/** The answer of a route. */
export type Answer<Value = unknown> =
  | { readonly kind: 'bare'; readonly body: Value }
  | { readonly kind: 'empty' }
  | { readonly kind: 'pdf'; readonly file: PdfFile }
  | { readonly kind: 'envelope'; readonly value: Value; readonly success?: SuccessMessage };

interface SuccessMessage {
  readonly code: SuccessCode;
  readonly values?: MessageValues;
}

/** Properties of all routes. */
interface RouteFacts {
  readonly method: 'get' | 'post' | 'delete';
  /** As documented; case-insensitive. */
  readonly path: string;
  readonly summary: string;
  /** What `documented-calls.tsv` says of others: of a call of our own, which no specification names. */
  readonly own?: { readonly area: CallArea; readonly shape: CallShape };
  readonly description?: string;
  /** Path parameters by name; an invalid one is 404. */
  readonly params?: Shape;
  /** Fields of the query string. */
  readonly query?: Shape;
  /** Fields of the body: JSON, or a form if `isMultipart` is set. */
  readonly body?: Shape;
  /** The body field for which a bare list, a single item or an object with one item is accepted. */
  readonly listIn?: string;
  /** The answer, or the `value` of its envelope; null if there is none. */
  readonly answer: z.ZodType | null;
  /** `value` of a refusal by a business rule (status 200), if the call can be refused. */
  readonly refusal?: z.ZodType;
  /** Additional statuses that are not implied by the route or its parameters. */
  readonly statuses?: readonly (403 | 404 | 409 | 429)[];
  /** Allowed without a token. */
  readonly isPublic?: boolean;
  readonly isMultipart?: boolean;
  /** Throws for callers who may not send a form; called before the form is read. */
  readonly mayPost?: (caller: NonNullable<RestCallerQuery['viewer']>) => void;
  /** Number of the first page of a paged list. */
  readonly pageBase?: 0 | 1;
  /** GraphQL input path → REST field name in input errors; default: the last part of the path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Key of refusals; default: the refusal's code. */
  readonly refusedKey?: string;
  /** Message code for a missing record, if it has its own text. */
  readonly missing?: string;
  /** Message code of an unexpected failure. */
  readonly failure?: string;
  /** Failures also have their text in `Message`, where legacy clients read it. */
  readonly hasMessage?: boolean;
  /** The work is aborted when the client disconnects. */
  readonly isAbortable?: boolean;
  /**
   * `keyed`: an Idempotency-Key makes repeats safe; otherwise the reason why repeating is safe. Required except for
   * GET.
   */
  readonly repeat?: string;
  /** A valid request for the given rows; tests send it as every caller and in every invalid form. */
  readonly sample: Sample;
  /** More requests: together with `sample`, they cover all fields of the call. */
  readonly otherSamples?: OtherSamples;
}

/** One documented call. */
export interface RestRoute extends RouteFacts {
  readonly params: Shape;
  readonly query: Shape;
  readonly body: Shape;
  // A route receives values parsed by its own schemas, which the type of a list of routes cannot express.
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

/** A call that is one GraphQL document. Use this by default. */
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
    // The remaining facts are common to all routes; the others were removed above.
    ...(facts as Typed<Params, Query, Body> & { answer: z.ZodType<Value> | null }),
    handle: async (request) => respond(await request.run(document, variables(request)), request),
  });
}

/** A call that needs several documents, such as an upload before a note. */
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

/** 'POST /ShoppingCart/addToCart': the name of a call in tables. */
export function nameOf({ method, path }: Pick<RestRoute, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}
