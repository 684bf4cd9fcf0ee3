import { type DocumentNode, execute, type GraphQLFormattedError, parse, validate } from 'graphql';
import { Viewer } from '../auth/viewer.ts';
import type { StatementRecord } from '../database/statements.ts';
import { loadViewer } from '../domains/identity/sessions/load-viewer.ts';
import type { Gateways } from '../gateways/create-gateways.ts';
import { publicError } from '../http/graphql/public-error.ts';
import { AnswerBudget } from '../operation-limits/answer-budget.ts';
import type { RowFinder } from '../rows/row-finder.ts';
import type { Context, IssuedTokens, Language } from '../schema/context.ts';
import { schema } from '../schema/index.ts';
import { type Actor, tokenOf } from './actors.ts';
import { testServices } from './services.ts';

/** Options of a call besides its document. */
export type RunOptions = {
  now?: Date;
  language?: Language;
  address?: string;
  idempotencyKey?: string;
  cartSessionId?: string | null;
  /** Uses the fast path to read rows. */
  rows?: RowFinder | null;
  /** Records only the operation’s statements, without the one that loads the viewer. */
  sql?: StatementRecord & { reset: () => void };
  /** Payment gateways of a sandbox. Without them no cards are accepted. */
  gateways?: Gateways;
  /** Credentials that replace the actor’s. */
  credentials?: Partial<Context['credentials']>;
};

/** Result of an operation, with its database statements and cookies. */
export type RunResult<Data> = {
  data: Data;
  errors: GraphQLFormattedError[];
  statements: string[];
  /** Tokens to set as cookies; null: cookies are cleared; undefined: unchanged. */
  session: IssuedTokens | null | undefined;
};

/**
 * Executes a document as the actor, with the real schema and the actor’s database. `Data` is the expected result type;
 * documents are validated against the schema.
 */
// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers whose shape the document decides.
export async function run<Data = any>(
  actor: Actor,
  document: string,
  variables: Record<string, unknown> = {},
  options: RunOptions = {},
): Promise<RunResult<Data>> {
  const parsed = parsedDocument(document);
  const context = await contextOf(actor, options);
  options.sql?.reset();
  let session: IssuedTokens | null | undefined;
  context.setSession = (tokens) => {
    session = tokens;
  };
  const result = await execute({
    schema,
    document: parsed,
    variableValues: variables,
    contextValue: context,
  });
  return {
    data: result.data as Data,
    errors: (result.errors ?? []).map((error) => {
      const known = publicError(error);
      // Errors of the product are thrown, not masked.
      if (!known) throw error.originalError ?? error;
      return known.toJSON();
    }),
    statements: [...(options.sql?.statements ?? [])],
    session,
  };
}

/** Documents that were already validated. Several actors send the same one. */
const parsedDocuments = new Map<string, DocumentNode>();

function parsedDocument(document: string): DocumentNode {
  const known = parsedDocuments.get(document);
  if (known) return known;
  const parsed = parse(document);
  const [invalid] = validate(schema, parsed);
  if (invalid) throw invalid;
  parsedDocuments.set(document, parsed);
  return parsed;
}

/** Shared by all calls of a worker. */
const services = testServices();

/** The context that the HTTP layer would create for this actor. */
export async function contextOf(actor: Actor, options: RunOptions = {}): Promise<Context> {
  const now = options.now ?? new Date();
  const viewer = actor.claims ? await loadViewer(actor.db, actor.claims, now) : Viewer.anonymous;
  return {
    db: actor.db,
    viewer,
    now,
    language: options.language ?? viewer.account?.language ?? 'en',
    requestId: 'test',
    address: options.address ?? '127.0.0.1',
    userAgent: null,
    idempotencyKey: options.idempotencyKey ?? null,
    cartSessionId: options.cartSessionId ?? null,
    credentials: {
      token: actor.claims ? tokenOf(actor, now) : null,
      refreshToken: actor.refreshToken,
      fromCookie: false,
      ...options.credentials,
    },
    setSession: () => {},
    services: { ...(await services), ...(options.gateways ? { gateways: options.gateways } : {}) },
    rows: options.rows ?? null,
    budget: new AnswerBudget(),
  };
}
