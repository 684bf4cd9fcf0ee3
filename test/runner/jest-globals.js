// Written in JavaScript because Jest loads it itself.
import { registerHooks } from 'node:module';

/** `@jest/globals` in plain Node.js: the functions that the runner makes global. */
const GLOBALS = new URL('./global-functions.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : nextResolve(specifier, context),
});
