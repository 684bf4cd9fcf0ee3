import Tinypool from 'tinypool';

type Listener = (message: unknown) => void;

/** How a worker of jest-light-runner requests the settings of its run. */
type Channel = { onMessage: (listener: Listener) => void; postMessage: (message: unknown) => void };

/**
 * The same channel, with a response to every request. jest-light-runner sends its first response to all workers and
 * then removes their listeners. A worker that is not listening yet misses it, and would wait forever.
 */
export function answeringEach(channel: Channel): Channel {
  const listeners = new Set<Listener>();
  return {
    onMessage: (listener) => {
      listeners.add(listener);
      channel.onMessage(listener);
    },
    postMessage: (message) => {
      for (const listener of listeners) channel.onMessage(listener);
      channel.postMessage(message);
    },
  };
}

const channels = new WeakMap<Channel, Channel>();

/** Makes jest-light-runner use these channels, which it passes to its worker pool with every test file. */
export function answerEachWorker(): void {
  const run = Tinypool.prototype.run;
  Tinypool.prototype.run = function (task, options) {
    const { channel } = options ?? {};
    // The runner's own channels have both.
    if (!channel) return run.call(this, task, options);
    const own = channel as Channel;
    const answering = channels.get(own) ?? answeringEach(own);
    channels.set(own, answering);
    return run.call(this, task, { ...options, channel: answering });
  };
}
