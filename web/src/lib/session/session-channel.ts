/**
 * Messages between tabs of a browser about the shared session: renewed, changed to another user, ended by the user,
 * ended by the server.
 */
export type SessionMessage = 'refreshed' | 'changed' | 'signedOut' | 'ended';

const CHANNEL = 'aurifex.session';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** Sends a message to the other tabs; the sender does not receive it. */
export function postToOtherTabs(message: SessionMessage): void {
  channel?.postMessage(message);
}

/** Listens to the other tabs; returns a function that stops it. */
export function onTabMessage(listener: (message: SessionMessage) => void): () => void {
  if (!channel) return () => {};
  const handle = (event: MessageEvent<SessionMessage>) => listener(event.data);
  channel.addEventListener('message', handle);
  return () => channel.removeEventListener('message', handle);
}
