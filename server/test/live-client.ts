import { type Actor, bearer } from './actors.ts';

const DOCUMENT = `subscription ($models: [ChangedModel!], $ids: [ID!]) {
  changed(models: $models, ids: $ids) { isComplete rows { model nodeId version } } }`;

/** A batch of live changes received by a client. */
export type ReceivedBatch = {
  isComplete: boolean;
  rows: { model: string; nodeId: string; version: number }[];
};

/** A client that listens to changes with server-sent events. */
export interface LiveClient {
  /** All received batches, oldest first. The first one is the greeting. */
  readonly received: ReceivedBatch[];
  /** Resolves with the first batch that matches, already received or later. */
  readonly until: (isIt: (batch: ReceivedBatch) => boolean) => Promise<ReceivedBatch>;
  /** Resolves when the server closes the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Sends the subscription. Returns the response before its body is read. */
export function openLive(
  url: string,
  actor: Pick<Actor, 'claims'>,
  variables: { models?: string[]; ids?: string[] } = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...bearer(actor) },
    body: JSON.stringify({ query: DOCUMENT, variables }),
    ...(signal && { signal }),
  });
}

/** Listens, and resolves after the greeting. Later changes are received. */
export async function listenLive(
  url: string,
  actor: Pick<Actor, 'claims'>,
  variables: { models?: string[]; ids?: string[] } = {},
): Promise<LiveClient> {
  const controller = new AbortController();
  const response = await openLive(url, actor, variables, controller.signal);
  const received: ReceivedBatch[] = [];
  let waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  const ended = read(response, (batch) => {
    received.push(batch);
    wake();
  })
    .catch(() => {})
    .finally(wake);
  const until: LiveClient['until'] = async (isIt) => {
    for (let from = 0; ; ) {
      const found = received.slice(from).find(isIt);
      if (found) return found;
      from = received.length;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  await until(() => true);
  return { received, until, ended, close: () => controller.abort() };
}

async function read(response: Response, notify: (batch: ReceivedBatch) => void): Promise<void> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^event: next\ndata: (.*)$/s.exec(event)?.[1];
      if (data !== undefined) notify(JSON.parse(data).data.changed);
    }
  }
}
