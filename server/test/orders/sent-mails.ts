import type { OpenDatabase } from '../../database/client.ts';
import type { Mail } from '../../mail/mailer.ts';
import { runDueJobs } from './due-jobs.ts';

/** Runs all due jobs, and returns the emails that they send, with plain spaces in their texts. */
export async function sentMails(database: Pick<OpenDatabase, 'db' | 'pool'>): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  await runDueJobs(database, { services: { mailer } });
  return sent.map((mail) => ({ ...mail, subject: plain(mail.subject), text: plain(mail.text) }));
}

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
