import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/client.ts';
import type { Metrics } from '../../observability/metrics.ts';
import {
  type OperationOutcome,
  operationLabel,
  recordOperation,
} from '../../observability/record-operation.ts';
import { reportUnexpected } from '../../observability/report-unexpected.ts';
import { currentNotes, note } from '../../observability/request-notes.ts';
import { isHeavy, refusalsOf } from '../../operation-limits/check-operation.ts';
import { runHeavy } from '../../operation-limits/heavy-operations.ts';
import { VISITOR_TEXT_LIMITS } from '../../operation-limits/limits.ts';
import { parseOperation, requireReadable } from '../../operation-limits/parse-operation.ts';
import {
  findPersisted,
  type PersistedOperations,
} from '../../persisted-operations/read-persisted-operations.ts';
import { createContext, type RequestFacts } from '../../request-context/create-context.ts';
import {
  refusesStaleCredentials,
  sessionEnded,
  showsStaleCredentials,
} from '../../request-context/stale-credentials.ts';
import type { RowFinder } from '../../rows/row-finder.ts';
import type { Context } from '../../schema/context.ts';
import { schema } from '../../schema/index.ts';
import type { Services } from '../../services/services.ts';
import { MAX_MULTIPART_BODY } from '../read-body.ts';
import { introspectionCache } from './introspection-cache.ts';
import { maskedError, publicError } from './public-error.ts';

/** Dependencies of the engine. */
type EngineDeps = {
  db: Database;
  services: Services;
  metrics: Metrics;
  persisted: PersistedOperations;
  /** Reads the results of mutations; null: Prisma reads them. */
  rows: RowFinder | null;
};

/** GraphQL over HTTP, for Node requests and `fetch` calls. Both are passed with their facts. */
export function createGraphqlEngine({ db, services, metrics, persisted, rows }: EngineDeps) {
  return createYoga<{ facts: RequestFacts }, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ facts }) => createContext({ db, services }, facts),
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    logging: false,
    maxRequestBodySize: MAX_MULTIPART_BODY,
    maskedErrors: false,
    parserAndValidationCache: documentCaches(persisted),
    plugins: [
      byId(persisted),
      limits(services),
      measure(metrics),
      gate(),
      introspectionCache(),
      reading(rows),
      errors(services, metrics),
    ],
  });
}

/** The GraphQL engine. */
export type GraphqlEngine = ReturnType<typeof createGraphqlEngine>;

/** Persisted documents (GraphQL over HTTP): `documentId` refers to the text. */
function byId(persisted: PersistedOperations): Plugin<object, { facts: RequestFacts }> {
  return {
    onParams: ({ params, setParams, request, context }) => {
      const { documentId: sent, ...rest }: typeof params & { documentId?: unknown } = params ?? {};
      // The engine keeps only known parameters of an address.
      const documentId =
        sent ?? (request.method === 'GET' ? new URL(request.url).searchParams.get('documentId') : null);
      if (documentId === null) return;
      const operation = findPersisted(persisted, documentId);
      if (!operation) throw unknownOperation();
      // The context passed with the request, which the plugin type lacks.
      (context as unknown as { facts: RequestFacts }).facts.persistedName = operation.name;
      setParams({ ...rest, query: operation.text });
    },
  };
}

function unknownOperation(): GraphQLError {
  return new GraphQLError('No operation is known by this documentId.', {
    extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND', http: { status: 404 } },
  });
}

type Facts = { facts: RequestFacts };

/** Maximum number of cached documents of callers. */
const MAX_DOCUMENTS = 200;
/**
 * Maximum length of a text whose parsed document is cached, in characters; the document is about forty times as large.
 */
const MAX_CACHED_TEXT_LENGTH = 10_000;

/** Caches all parsed documents of our own, and the latest of callers. Parse errors are not cached. */
function documentCaches(persisted: PersistedOperations) {
  const ownTexts = new Set(persisted.values().map(({ text }) => text));
  const own = new Map<string, DocumentNode>();
  const others = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });
  return {
    documentCache: {
      get: (text: string) => own.get(text) ?? others.get(text),
      set: (text: string, document: DocumentNode) => {
        if (ownTexts.has(text)) own.set(text, document);
        else if (text.length <= MAX_CACHED_TEXT_LENGTH) others.set(text, document);
      },
    },
    errorCache: { get: () => undefined, set: () => {} },
  };
}

/**
 * Limits for operations written by callers: of the text before parsing, of the operation before validation, and of
 * concurrency before execution. Persisted operations have only a limit of their response size (AnswerBudget).
 */
function limits({ tokenKeys }: Services): Plugin<Context & Facts, Facts> {
  /** Whether the caller's token has our signature. Its session is not checked yet. */
  function isSigned({ credentials: { token } }: RequestFacts): boolean {
    return token !== null && tokenKeys.verifyAccess(token, new Date()) !== null;
  }

  /** Reports an expired token instead of a visitor's refusal. */
  function reportedError(facts: RequestFacts, error: unknown): unknown {
    return facts.credentials.token !== null && !isSigned(facts) ? sessionEnded() : error;
  }

  return {
    onParams: ({ params, context }) => {
      // The context passed with the request, which the plugin type lacks.
      const { facts } = context as unknown as Facts;
      if (facts.persistedName !== undefined || typeof params?.query !== 'string') return;
      if (isSigned(facts)) return;
      try {
        requireReadable(params.query, VISITOR_TEXT_LIMITS);
      } catch (error) {
        throw reportedError(facts, error);
      }
    },
    onParse: ({ setParseFn }) => setParseFn(parseOperation),
    onValidate: ({ params: { schema, documentAST }, context: { facts } }) => {
      if (facts.persistedName !== undefined) return;
      const [refusal, ...more] = refusalsOf(schema, documentAST, { isSignedIn: isSigned(facts) });
      // Thrown, because a result would be cached with the document for all callers.
      if (refusal)
        throw reportedError(facts, more.length > 0 ? new AggregateError([refusal, ...more]) : refusal);
    },
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      const { facts, viewer } = args.contextValue;
      const operation = getOperationAST(args.document, args.operationName);
      if (facts.persistedName !== undefined || !operation) return;
      if (!isHeavy(args.schema, args.document, operation, args.variableValues ?? {})) return;
      const caller = viewer.account ? `user ${viewer.account.userId}` : facts.address;
      setExecuteFn((given) => runHeavy(caller, async () => executeFn(given)));
    },
  };
}

/** Counts and times operations. */
function measure(metrics: Metrics): Plugin<Context & { facts: RequestFacts }> {
  return {
    onExecute: ({ args: { document, operationName, contextValue } }) => {
      const startedAt = performance.now();
      const type = getOperationAST(document, operationName)?.operation ?? 'query';
      const label = operationLabel(contextValue.facts.persistedName, contextValue.viewer.isSignedIn);
      note({ refusal: undefined });
      return {
        onExecuteDone: ({ result }) =>
          recordOperation(metrics, { label, type, outcome: outcomeOf(result), startedAt }),
      };
    },
    onSubscribe: ({ args: { contextValue } }) => {
      const startedAt = performance.now();
      const label = operationLabel(contextValue.facts.persistedName, contextValue.viewer.isSignedIn);
      return {
        // Time until it starts; its duration depends on the client.
        onSubscribeResult: ({ result }) =>
          recordOperation(metrics, {
            label,
            type: 'subscription',
            outcome: isAsyncIterable(result) ? 'ok' : outcomeOf(result),
            startedAt,
          }),
      };
    },
  };
}

function outcomeOf(result: unknown): OperationOutcome {
  // Without streaming directives, an execution has a single result.
  const { errors } = result as ExecutionResult;
  if (errors?.some((error) => publicError(error) === null)) return 'unexpected';
  return errors?.length || currentNotes()?.refusal ? 'refused' : 'ok';
}

/** Refuses operations whose token is no longer valid. */
function gate(): Plugin<Context & { facts: RequestFacts }> {
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      const operation = getOperationAST(args.document, args.operationName);
      if (!operation) return;
      if (refusesStaleCredentials(args.contextValue, operation)) {
        return setResultAndStopExecution({ errors: [sessionEnded()] });
      }
    },
    onSubscribe: ({ args: { contextValue }, setResultAndStopExecution }) => {
      if (showsStaleCredentials(contextValue)) setResultAndStopExecution({ errors: [sessionEnded()] });
    },
  };
}

/** Lets mutations read their results with one statement per changed row. */
function reading(rows: RowFinder | null): Plugin<Context> {
  return {
    onExecute: ({ args: { document, operationName, contextValue } }) => {
      if (getOperationAST(document, operationName)?.operation === 'mutation') contextValue.rows = rows;
    },
  };
}

/** Handles every error before it is sent: typed ones keep their code, bugs are logged and masked. */
function errors({ logger }: Services, metrics: Metrics): Plugin<object, { facts: RequestFacts }> {
  return {
    onResultProcess: ({ request, result, setResult, serverContext }) => {
      if (Array.isArray(result) || !('errors' in result) || !result.errors?.length) return;
      const { requestId } = serverContext.facts;
      const publicErrors = result.errors.map((error: GraphQLError) => {
        const known = publicError(error);
        if (known) return known;
        if (request.signal.aborted) {
          logger.info({ err: error, requestId }, 'The client went away');
          return maskedError(requestId, error);
        }
        const facts = { at: error.path, requestId };
        reportUnexpected({ logger, metrics }, 'graphql', error.originalError ?? error, facts);
        return maskedError(requestId, error);
      });
      setResult({ ...result, errors: publicErrors });
    },
  };
}
