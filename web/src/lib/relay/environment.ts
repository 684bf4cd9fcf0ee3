import {
  Environment,
  type FetchFunction,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  Store,
  type UploadableMap,
} from 'relay-runtime';
import type { Operation } from './post-graphql.ts';
import { NetworkError } from './request-errors.ts';
import { type Data, sendMutation, sendQuery } from './send-operation.ts';
import { restartRefreshes } from './shown-queries.ts';

/** Number of queries kept in the store after leaving their page, so that going back needs no request. */
const MAX_CACHED_QUERIES = 12;

const fetchOperation: FetchFunction = (params, variables, cacheConfig, uploadables) => {
  if (!params.id) throw new Error(`Operation ${params.name} carries no id`);
  const operation: Operation = {
    documentId: params.id,
    operationName: params.name,
    variables,
    files: uploadables as UploadableMap | null | undefined, // Relay passes through what commitMutation was given
  };
  if (params.operationKind === 'mutation') return sendMutation(operation).then(ofMutation);
  const isQuiet = cacheConfig.metadata?.['isQuiet'] === true;
  const isStored = cacheConfig.metadata?.['isStored'] === true;
  return abortable(
    async (signal) => toRelay(await sendQuery({ ...operation, signal }, isQuiet)),
    (error) => isStored && error instanceof NetworkError,
  );
};

/**
 * Work that is aborted with its subscription: on leaving a page, or when a price is superseded. A tolerable failure
 * keeps the store unchanged.
 */
function abortable<T>(
  work: (signal: AbortSignal) => Promise<T>,
  isBearable: (error: Error) => boolean,
): Observable<T> {
  return Observable.create((sink) => {
    const controller = new AbortController();
    work(controller.signal).then(
      (value) => {
        sink.next(value);
        sink.complete();
      },
      (error: Error) => (isBearable(error) ? sink.complete() : sink.error(error)),
    );
    return () => controller.abort();
  });
}

/** The Relay environment. Changing the user reloads the page, so it never contains data of another user. */
export const environment = new Environment({
  network: Network.create(fetchOperation),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: MAX_CACHED_QUERIES }),
});

function ofMutation(data: Data): GraphQLResponse {
  restartRefreshes();
  return toRelay(data);
}

function toRelay({ data, errors }: Data): GraphQLResponse {
  return { data, errors: errors.map(({ message }) => ({ message })) };
}
