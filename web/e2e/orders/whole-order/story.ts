import { expect } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import type { Database, OpenDatabase } from '../../../../server/database/client.ts';
import type { Mailer } from '../../../../server/mail/mailer.ts';
import { runDueJobs } from '../../../../server/test/orders/due-jobs.ts';
import { readPdf } from '../../../../server/test/pdf.ts';
import { askServer } from '../../ask-server.ts';
import type { Language } from '../../texts.ts';

/** Words of papers, which have their own texts, and of the one tax where the pieces go to. */
export const PAPER = {
  en: {
    tax: 'Colorado sales tax',
    subTotal: 'Subtotal',
    total: 'Total',
    beforeTax: 'Total before shipping and tax',
    paid: 'Paid',
    due: 'Balance due',
    credited: 'Credited to your account',
    left: 'Available',
  },
  fr: {
    tax: 'Taxe de vente (Colorado)',
    subTotal: 'Sous-total',
    total: 'Total',
    beforeTax: 'Total avant livraison et taxe',
    paid: 'Payé',
    due: 'Solde dû',
    credited: 'Porté au crédit de votre compte',
    left: 'Disponible',
  },
} as const;
/** Labels of mails, in the language of who gets them: the customer’s users read English. */
export const MAIL = {
  quoted: 'Total with shipping and tax',
  deposit: 'Deposit: 25% of the total with shipping and tax',
  total: 'Total',
  due: 'Balance due',
  amount: 'Amount',
};

/** Tax of 2.9 per cent on pieces, in cents; nothing is charged for shipping. */
export const taxOf = (pieces: number) => Math.round((pieces * 29) / 1000);

/** One order: the windows of who acts, and what they are compared with. */
export type Story = {
  language: Language;
  t: TFunction;
  staff: Page;
  chief: Page;
  approver: Page;
  finance: Page;
  db: Database;
  mailed: ReturnType<typeof mailbox>['mailed'];
};

/** An order as it was accepted; amounts in cents. */
export type Order = { number: string; pieces: number; total: number; deposit: number };

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
