import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { webSourceHash } from './web-sources.ts';

const ROOT = join(import.meta.dirname, '..');

/** The built web app: static files, each text file also as `.br` and `.gz`, and version.json. */
export const WEB_BUILD = join(ROOT, 'web', 'dist');

/** Version of the existing build, or null. */
async function builtVersion(): Promise<string | null> {
  try {
    // Written below in this shape.
    const { version } = JSON.parse(await readFile(join(WEB_BUILD, 'version.json'), 'utf8')) as {
      version: string;
    };
    return version;
  } catch {
    return null;
  }
}

/** Vite runs in its own process, so that its memory is freed before the server starts. */
function runVite(outDir: string): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', WEB_OUT_DIR: outDir },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web build failed (vite: ${code}).`)),
    );
  });
}

/**
 * Builds the web app if its sources changed since the last build and returns its version. The old build is replaced
 * only when the new one is complete.
 */
export async function buildWeb(): Promise<string> {
  const version = await webSourceHash();
  if ((await builtVersion()) === version) return version;
  const draft = `${WEB_BUILD}-${process.pid}`;
  const old = `${draft}-old`;
  try {
    await runVite(draft);
    await writeFile(join(draft, 'version.json'), `${JSON.stringify({ version })}\n`);
    if (existsSync(WEB_BUILD)) await rename(WEB_BUILD, old);
    await rename(draft, WEB_BUILD);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
  return version;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWeb();
