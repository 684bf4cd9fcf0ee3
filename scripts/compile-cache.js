// Written in JavaScript, and loaded before everything else: what comes after it needs no compiler for its types.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'));
