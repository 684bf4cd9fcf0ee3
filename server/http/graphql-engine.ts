import { type GraphQLError, getOperationAST } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Database } from '../database/client.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Context } from '../schema/context.ts';
import { schema } from '../schema/index.ts';
import type { Services } from '../services.ts';
import { createContext, type RequestFacts } from './graphql-context.ts';
import { limitOperations, parseOperation } from './operation-limits.ts';
import { maskedError, publicError } from './public-error.ts';
import { MAX_MULTIPART_BODY } from './read-body.ts';
import { refusesStaleCredentials, sessionEnded } from './stale-credentials.ts';

/** What executes operations. */
export type EngineDeps = { db: Database; services: Services; metrics: Metrics };

/** GraphQL over HTTP; requests come in as Node requests or as `fetch` calls, always with their facts. */
export function createGraphqlEngine({ db, services, metrics }: EngineDeps) {
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
    plugins: [limits(), gate(metrics), errors(services, metrics)],
  });
}

/** How GraphQL requests are executed. */
export type GraphqlEngine = ReturnType<typeof createGraphqlEngine>;

function limits(): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn(parseOperation),
    onValidate: ({ addValidationRule }) => addValidationRule(limitOperations),
  };
}

/** Stops operations whose token is no longer good, and counts the others. */
function gate(metrics: Metrics): Plugin<Context> {
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      const operation = getOperationAST(args.document, args.operationName);
      if (!operation) return;
      metrics.count('graphql_operations', { type: operation.operation });
      if (refusesStaleCredentials(args.contextValue, operation)) {
        setResultAndStopExecution({ errors: [sessionEnded()] });
      }
    },
  };
}

/** The last word on every error before it leaves: typed ones keep their code, bugs are logged and masked. */
function errors({ logger }: Services, metrics: Metrics): Plugin<object, { facts: RequestFacts }> {
  return {
    onResultProcess: ({ result, setResult, serverContext }) => {
      if (Array.isArray(result) || !('errors' in result) || !result.errors?.length) return;
      const { requestId } = serverContext.facts;
      const told = result.errors.map((error: GraphQLError) => {
        const known = publicError(error);
        if (known) return known;
        metrics.count('graphql_unexpected_errors');
        logger.error({ err: error.originalError ?? error, path: error.path, requestId }, 'Unexpected error');
        return maskedError(requestId, error);
      });
      setResult({ ...result, errors: told });
    },
  };
}
