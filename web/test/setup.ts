import { format, TextEncoder } from 'node:util';
import { afterEach, expect } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

// The router asks for it while it loads; jsdom has none.
globalThis.TextEncoder ??= TextEncoder;

// Neither does it tell its console of errors.
globalThis.reportError ??= () => {};

/** What a test told the console of: a green run is silent. Who expects an error spies on the console. */
const told: string[] = [];
Object.assign(console, { error: (...what: readonly unknown[]) => void told.push(format(...what)) });
afterEach(() => expect(told.splice(0)).toEqual([]));

// Components show the keys of their texts: tests do not depend on the wording.
await i18next.use(initReactI18next).init({ lng: 'cimode', showSupportNotice: false });

afterEach(cleanup);

// What a test waits for may be code that is fetched when it is needed, on a busy machine. The limit ends what hangs.
configure({ asyncUtilTimeout: 30_000 });

/** What the router reads of the requests that it builds as it navigates; jsdom has none. */
class NavigationRequest {
  readonly url: string;
  readonly method = 'GET';
  readonly signal: AbortSignal | null | undefined;

  constructor(url: URL | string, { signal }: RequestInit = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

// A route without a loader touches nothing else of a request.
globalThis.Request ??= NavigationRequest as unknown as typeof Request;

// jsdom has no CSS object; Ark UI finds options by their escaped ids.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } });

/** Menus and tooltips watch the sizes of what they stand beside; in jsdom nothing has one. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoSizes;
