import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type TemplateName, testServer } from './admin.ts';

/** Creates a template database of the run in a separate process, unless it exists or is being created. */
export async function buildTemplate(template: TemplateName): Promise<void> {
  const { serverUrl, prefix } = testServer();
  const program = join(import.meta.dirname, 'templates.ts');
  await promisify(execFile)(process.execPath, [program, serverUrl, prefix, template]);
}
