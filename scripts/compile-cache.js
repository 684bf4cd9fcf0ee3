// In JavaScript and loaded first, so that all later modules can use the compile cache.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compile'));
