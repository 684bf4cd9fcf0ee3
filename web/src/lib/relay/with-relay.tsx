import type { ComponentType } from 'react';
import { relayParts } from './relay-parts.ts';

/**
 * Wraps a component loader with the Relay environment: `page: withRelay(async () => (await import(…)).XPage)`. Pages
 * with a query do not need it; use it for frames, and for components in a frame without it.
 */
export function withRelay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  let made: Promise<ComponentType<Props>> | null = null;

  async function make(): Promise<ComponentType<Props>> {
    const [{ RelayRoot }, Inner] = await Promise.all([relayParts(), load()]);
    return function InRelay(props: Props) {
      return (
        <RelayRoot>
          <Inner {...props} />
        </RelayRoot>
      );
    };
  }

  // One component for all calls, because React would treat another as a different page; a failure can be retried.
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
