import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createMailer } from './create-mailer.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'aurifex-mail-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('without SMTP a mail becomes a file that only its owner reads', async () => {
  const mailer = createMailer({ smtpUrl: null, dataDir, publicUrl: 'https://portal.example.com' });
  await mailer.send({
    to: 'buyer@luna.test',
    subject: 'Hello',
    text: 'Plain words',
    html: '<p>Plain words</p>',
  });
  mailer.close();
  const [name = '', ...others] = await readdir(join(dataDir, 'mail'));
  expect([name, others]).toEqual([expect.stringMatching(/\.eml$/), []]);
  const path = join(dataDir, 'mail', name);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const text = await readFile(path, 'utf8');
  expect(text).toContain('To: buyer@luna.test');
  expect(text).toContain('From: Aurifex <no-reply@portal.example.com>');
  expect(text).toContain('<p>Plain words</p>');
});
