import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadNamespace, type Namespace } from './namespace.ts';

/**
 * A component that is fetched with its texts when it is first rendered:
 * `lazyPart(async () => (await import(path)).Bell, bellTexts)`.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly Namespace[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), ...texts.map(loadNamespace)]);
    return { default: part };
  });
}
