// Written in JavaScript because Jest loads it itself.
import { registerHooks } from 'node:module';
import { JSDOM } from 'jsdom';

const { window: page } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });

/** Kept from Node.js: the standard library, and timers, which fake timers replace. */
const OF_NODE = new Set([
  ...['atob', 'btoa', 'clearInterval', 'clearTimeout', 'console', 'crypto', 'DOMException', 'globalThis'],
  ...['performance', 'queueMicrotask', 'setInterval', 'setTimeout', 'structuredClone'],
]);

/** Where a global of the page is read and written: at the page, with the page as `this`. */
function atPage(name) {
  const value = page[name];
  if (/^[A-Z]/.test(name)) return { value, writable: true };
  if (typeof value === 'function') return { value: value.bind(page), writable: true };
  return { get: () => page[name], set: (given) => Reflect.set(page, name, given) };
}

// One page for all test files of a worker: its globals are those of a browser.
for (const name of [
  ...Object.getOwnPropertyNames(page),
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
]) {
  if (name.startsWith('_') || OF_NODE.has(name) || Object.is(page[name], globalThis[name])) continue;
  Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, ...atPage(name) });
}
Object.defineProperty(globalThis, 'window', { configurable: true, writable: true, value: globalThis });

const own = Object.entries(Object.getOwnPropertyDescriptors(globalThis));

/** Restores the globals that a test file has replaced and left, such as `fetch` or `requestAnimationFrame`. */
export function restoreGlobals() {
  for (const [name, { value, writable }] of own)
    if (writable && !Object.is(globalThis[name], value)) globalThis[name] = value;
}

const SETUP = new URL('./setup.ts', import.meta.url).href;

// Each test file sets up its own hooks before it is loaded.
registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const [, file] = /\.test\.tsx?(\?.*)$/.exec(url) ?? [];
    return file ? { ...loaded, source: `import '${SETUP}${file}';${loaded.source}` } : loaded;
  },
});
