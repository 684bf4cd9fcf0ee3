import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { OpenDatabase } from '../../../server/database/client.ts';
import type { Mailer } from '../../../server/mail/mailer.ts';
import { runDueJobs } from '../../../server/test/orders/due-jobs.ts';
import { readPdf } from '../../../server/test/pdf.ts';
import { askServer } from '../ask-server.ts';

/** A decimal of the server in cents. */
export const cents = (amount: string) => Math.round(Number(amount) * 100);

/** Calls a mutation in the session of a page and answers what `fields` select; fails with what it was refused with. */
export async function act(page: Page, name: string, input: object, fields = '__typename') {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { result } = await askServer(
    page,
    `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ... on MutationError { code message }
      ... on InvalidInputError { issues { path code } } ... on ${base}Success { ${fields} } } }`,
    { input },
  );
  expect(result).toMatchObject({ __typename: `${base}Success` });
  return result;
}

/** Does what the open dialog is for, and waits until it has closed. */
export async function confirmDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Text of a PDF at a path. */
export async function printed(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await readPdf(await answer.body())).pages.join('\n');
}

/** Collects the mails that tasks send. `mailed` does what is due, and answers the text of the last mail about a subject that holds a word. */
export function mailbox(database: Pick<OpenDatabase, 'db' | 'pool'>) {
  const mails: { subject: string; text?: string }[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.push(mail), close: () => {} };
  async function mailed(subject: string, word: string): Promise<string> {
    await runDueJobs(database, { services: { mailer } });
    const about = mails.filter((mail) => mail.subject.includes(subject) && mail.text?.includes(word));
    return about.at(-1)?.text ?? '';
  }
  return { mailed };
}
