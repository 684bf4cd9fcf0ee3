import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** A secret and its name (`kid`) in tokens. */
export type SigningKey = { kid: string; secret: Buffer };

/**
 * Signing secrets: the first one signs, all of them verify. From JWT_SECRET (the new secret, then the ones being
 * retired, separated by spaces), otherwise from a random one stored in `DATA_DIR` with mode 0600.
 */
export async function readSigningKeys(
  config: Pick<Config, 'jwtSecret' | 'dataDir'>,
): Promise<[SigningKey, ...SigningKey[]]> {
  const text = config.jwtSecret ?? (await storedSecret(config.dataDir));
  const [first, ...others] = text.split(/\s+/).filter((secret) => secret.length >= 32);
  if (!first) throw new Error('JWT_SECRET must hold at least one secret of 32 characters or more.');
  return [keyOf(first), ...others.map(keyOf)];
}

function keyOf(secret: string): SigningKey {
  return {
    kid: createHash('sha256').update(`kid:${secret}`).digest('hex').slice(0, 12),
    secret: Buffer.from(secret),
  };
}

/** Two processes that start at once with one folder must use the same secret: the first one to link the file wins. */
async function storedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  const stored = await readFile(path, 'utf8').catch(() => '');
  if (stored.trim()) return stored.trim();
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
  await link(draft, path).catch(() => {});
  await rm(draft, { force: true });
  return (await readFile(path, 'utf8')).trim();
}
