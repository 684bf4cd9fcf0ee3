import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer.ts';

/** Writes each email as an `.eml` file that only the owner can read, for installations without SMTP. */
export function mailSpool(dataDir: string, from: string): Mailer {
  const folder = join(dataDir, 'mail');
  return {
    send: async (mail) => {
      // Loaded with the first email, because most processes send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
      // Written under a draft name first, so that nobody reads a partial file.
      const draft = join(folder, `.${name}.draft`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
    close: () => {},
  };
}
