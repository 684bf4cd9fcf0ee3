import type { ComponentType } from 'react';
import { relayParts } from './relay-parts.ts';

/**
 * A loader of a component that stands in Relay's environment: `page: withRelay(async () => (await import(…)).XPage)`.
 * Pages with a query have it by themselves; this is for frames, and for what stands in a frame without it.
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

  // One component for all calls, or React would take the next for another page; a failure may be tried again.
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
