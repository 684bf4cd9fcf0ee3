import { graphql } from 'react-relay/hooks';
import changes, {
  type readChangesSubscription$data,
} from './__generated__/readChangesSubscription.graphql.ts';

graphql`
  subscription readChangesSubscription {
    changed {
      isComplete
      rows {
        model
        nodeId
        version
      }
    }
  }
`;

/** Changes on the server: rows, or the information that there are more than are listed. */
export type ChangeBatch = readChangesSubscription$data['changed'];

/** A row that changed. */
type ChangedRow = ChangeBatch['rows'][number];

/** A kind of rows with live updates. */
export type ChangedModel = ChangedRow['model'];

/** Why the connection ended: it can be retried; the session must be renewed; the installation has no live updates. */
type ReadOutcome = 'lost' | 'signedOut' | 'unavailable';

/**
 * Time without data (ms) after which the connection counts as broken; the server sends something every twelve seconds.
 */
const SILENCE_MS = 30_000;

/** Reads changes until the connection ends. The first call of `onBatch`, without rows, confirms the connection. */
export async function readChanges(onBatch: (batch: ChangeBatch) => void): Promise<ReadOutcome> {
  const controller = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const abort = () => controller.abort();
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(abort, SILENCE_MS);
  };
  // Abort when the device goes offline, without waiting for the time-out.
  window.addEventListener('offline', abort);
  try {
    heard();
    const response = await send(controller.signal);
    if (response.status === 401) return 'signedOut';
    if (!response.body) return 'lost';
    let text = '';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'lost';
      heard();
      const events = (text + value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const outcome = take(event, onBatch);
        if (outcome) return outcome;
      }
    }
  } catch {
    return 'lost';
  } finally {
    clearTimeout(silence);
    window.removeEventListener('offline', abort);
    controller.abort();
  }
}

function send(signal: AbortSignal): Promise<Response> {
  const { id, name } = changes.params;
  return fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-aurifex-client': 'web',
    },
    body: JSON.stringify({ documentId: id, operationName: name, variables: {} }),
    signal,
  });
}

type Answer = {
  readonly data?: readChangesSubscription$data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
};

function take(event: string, onBatch: (batch: ChangeBatch) => void): ReadOutcome | null {
  const line = event.split('\n').find((each) => each.startsWith('data: '));
  if (line === undefined) return null;
  // The server's answer to the subscription above.
  const { data, errors } = JSON.parse(line.slice('data: '.length)) as Answer;
  const code = errors?.[0]?.extensions?.code;
  if (code === 'UNAUTHENTICATED') return 'signedOut';
  if (code === 'LIVE_UNAVAILABLE') return 'unavailable';
  if (!data) return 'lost';
  onBatch(data.changed);
  return null;
}
