import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { inTurn } from '../test/depth.ts';
import { hasEnded } from './embedded/processes.ts';
import { startEmbedded } from './embedded.ts';

/** The ends of a process; every run tests the hardest. */
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

let folder: string;
let dataDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aurifex-embedded-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the database and keeps running. */
async function otherProcess(waitForUrl = true): Promise<{ child: ChildProcess; url: string }> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, isTemporary: true });
    process.stdout.write(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!waitForUrl || !child.stdout) return { child, url: '' };
  const [url] = await once(child.stdout, 'data');
  return { child, url: String(url) };
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data between starts', async () => {
    const first = await startEmbedded({ dataDir, isTemporary: true });
    await query(first.url, 'CREATE TABLE ring (id int); INSERT INTO ring VALUES (7)');
    await first.stop();
    const second = await startEmbedded({ dataDir, isTemporary: true });
    expect(await query(second.url, 'SELECT id FROM ring')).toEqual([{ id: 7 }]);
    await second.stop();
  });

  test('runs in a folder that others may not enter', async () => {
    const privateDir = join(folder, 'private', 'data');
    await mkdir(join(folder, 'private'), { mode: 0o700 });
    const database = await startEmbedded({ dataDir: privateDir, isTemporary: true, programsDirs: [folder] });
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  test('is shared by a second process, which leaves it running', async () => {
    const { child, url } = await otherProcess();
    const shared = await startEmbedded({ dataDir });
    expect(shared).toMatchObject({ url, isShared: true });
    await shared.stop();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test.each(inTurn(SIGNALS, 0, SIGNALS.length))('ends with its process after %s', async (signal) => {
    const { child } = await otherProcess();
    const pid = await serverPid();
    child.kill(signal);
    await once(child, 'exit');
    expect(await hasEnded(pid, 10_000)).toBe(true);
  });

  test('starts over a server that was killed together with its process', async () => {
    const { child } = await otherProcess();
    process.kill(await serverPid(), 'SIGKILL');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await startEmbedded({ dataDir, isTemporary: true });
    expect(database.isShared).toBe(false);
    await database.stop();
  });

  test('starts over a folder whose creation was interrupted', async () => {
    const { child } = await otherProcess(false);
    // The first file of initdb.
    const isBegun = (name: string) => /^postgres\.new-.*PG_VERSION$/.test(name);
    while (!(await readdir(dataDir, { recursive: true }).catch(() => [])).some(isBegun)) await sleep(10);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await startEmbedded({ dataDir, isTemporary: true });
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
  });

  test('ignores a lock file whose process id now belongs to another process', async () => {
    await (await startEmbedded({ dataDir, isTemporary: true })).stop();
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n5432\n\n\n\nready\n`,
    );
    const database = await startEmbedded({ dataDir, isTemporary: true });
    expect(database.isShared).toBe(false);
    await database.stop();
  });

  test('states what to do if the data has another version', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/written by PostgreSQL 14[\s\S]*DATABASE_URL/);
  });
});
