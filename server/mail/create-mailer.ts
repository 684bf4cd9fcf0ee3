import type { Config } from '../config/config.ts';
import { mailSpool } from './mail-spool.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** SMTP if SMTP_URL is set, otherwise files in `DATA_DIR/mail`. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>): Mailer {
  const from = `Aurifex <no-reply@${new URL(config.publicUrl).hostname}>`;
  return config.smtpUrl ? smtpMailer(config.smtpUrl, from) : mailSpool(config.dataDir, from);
}
