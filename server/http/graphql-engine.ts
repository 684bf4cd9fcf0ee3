import { type ExecutionResult, GraphQLError, getOperationAST } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Database } from '../database/client.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type OperationOutcome, operationLabel, recordOperation } from '../observability/record-operation.ts';
import { currentNotes, note } from '../observability/request-notes.ts';
import {
  findPersisted,
  type PersistedOperations,
} from '../persisted-operations/read-persisted-operations.ts';
import type { Context } from '../schema/context.ts';
import { schema } from '../schema/index.ts';
import type { Services } from '../services.ts';
import { createContext, type RequestFacts } from './graphql-context.ts';
import { limitOperations, parseOperation } from './operation-limits.ts';
import { maskedError, publicError } from './public-error.ts';
import { MAX_MULTIPART_BODY } from './read-body.ts';
import { refusesStaleCredentials, sessionEnded } from './stale-credentials.ts';
import { visitorExcesses } from './visitor-limits.ts';

/** What executes operations. */
export type EngineDeps = {
  db: Database;
  services: Services;
  metrics: Metrics;
  persisted: PersistedOperations;
};

/** GraphQL over HTTP; requests come in as Node requests or as `fetch` calls, always with their facts. */
export function createGraphqlEngine({ db, services, metrics, persisted }: EngineDeps) {
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
    plugins: [byId(persisted), limits(), measure(metrics), gate(), errors(services, metrics)],
  });
}

/** How GraphQL requests are executed. */
export type GraphqlEngine = ReturnType<typeof createGraphqlEngine>;

/** Operations by id (GraphQL over HTTP, persisted documents): `documentId` stands for the text. */
function byId(persisted: PersistedOperations): Plugin<object, { facts: RequestFacts }> {
  return {
    onParams: ({ params, setParams, request, context }) => {
      const { documentId: sent, ...rest }: typeof params & { documentId?: unknown } = params ?? {};
      // The engine keeps only the parameters of an address that it knows.
      const documentId =
        sent ?? (request.method === 'GET' ? new URL(request.url).searchParams.get('documentId') : null);
      if (documentId === null) return;
      const operation = findPersisted(persisted, documentId);
      if (!operation) throw unknownOperation();
      // The context that the request came with; the plugin type does not say so.
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

function limits(): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn(parseOperation),
    onValidate: ({ addValidationRule }) => addValidationRule(limitOperations),
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
  };
}

function outcomeOf(result: unknown): OperationOutcome {
  // Without streaming directives nothing but one result comes out of an execution.
  const { errors } = result as ExecutionResult;
  if (errors?.some((error) => publicError(error) === null)) return 'unexpected';
  return errors?.length || currentNotes()?.refusal ? 'refused' : 'ok';
}

/** Stops operations whose token is no longer good, and what visitors make up beyond their limits. */
function gate(): Plugin<Context & { facts: RequestFacts }> {
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      const operation = getOperationAST(args.document, args.operationName);
      if (!operation) return;
      if (refusesStaleCredentials(args.contextValue, operation)) {
        return setResultAndStopExecution({ errors: [sessionEnded()] });
      }
      const { viewer, facts } = args.contextValue;
      if (viewer.account !== null || facts.persistedName !== undefined) return;
      const excesses = visitorExcesses(args.document, operation);
      if (excesses.length > 0) setResultAndStopExecution({ errors: excesses });
    },
  };
}

/** The last word on every error before it leaves: typed ones keep their code, bugs are logged and masked. */
function errors({ logger }: Services, metrics: Metrics): Plugin<object, { facts: RequestFacts }> {
  return {
    onResultProcess: ({ request, result, setResult, serverContext }) => {
      if (Array.isArray(result) || !('errors' in result) || !result.errors?.length) return;
      const { requestId } = serverContext.facts;
      const told = result.errors.map((error: GraphQLError) => {
        const known = publicError(error);
        if (known) return known;
        if (request.signal.aborted) {
          logger.info({ err: error, requestId }, 'The client went away');
          return maskedError(requestId, error);
        }
        metrics.count('unexpected_errors', { area: 'graphql' });
        logger.error({ err: error.originalError ?? error, at: error.path, requestId }, 'Unexpected error');
        return maskedError(requestId, error);
      });
      setResult({ ...result, errors: told });
    },
  };
}
