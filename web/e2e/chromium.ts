import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/aurifex');

/** Folder of the package that contains the compressed Chromium. */
function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return entry.slice(
    0,
    entry.lastIndexOf(join('@sparticuz', 'chromium')) + join('@sparticuz', 'chromium').length,
  );
}

/**
 * Path of the packaged Chromium, unpacked once per checkout (2 s). The package's own function unpacks to one file in
 * the system's temporary folder, where a concurrent run would find an incomplete program.
 */
export async function chromiumProgram(): Promise<string> {
  const folder = packageFolder();
  // The package's manifest always has a version.
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const program = join(CACHE, `chromium-${version}`);
  if (existsSync(program)) return program;
  await mkdir(dirname(program), { recursive: true });
  const draft = `${program}-${randomUUID()}`;
  const [packed, unpacked] = await Promise.all([
    open(join(folder, 'bin', 'chromium.br')),
    open(draft, 'w', 0o755),
  ]);
  await pipeline(
    packed.createReadStream(),
    createBrotliDecompress({ chunkSize: 2 ** 20 }),
    unpacked.createWriteStream(),
  );
  await rename(draft, program);
  return program;
}
