import { expect } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import type { Database, OpenDatabase } from '../../../../server/database/client.ts';
import type { Mailer } from '../../../../server/mail/mailer.ts';
import { runDueJobs } from '../../../../server/test/orders/due-jobs.ts';
import { readPdf } from '../../../../server/test/pdf.ts';
import { download } from '../../download.ts';
import { runOperation } from '../../run-operation.ts';
import type { Language } from '../../texts.ts';

/** Labels of documents, which have separate texts, and of the only tax of the destination. */
export const PAPER = {
  en: {
    tax: 'Colorado sales tax',
    subTotal: 'Subtotal',
    total: 'Total',
    beforeTax: 'Total before shipping and tax',
    paid: 'Paid',
    due: 'Balance due',
    creditedInvoice: 'Credited',
    credited: 'Credited to your account',
    left: 'Available',
  },
  fr: {
    tax: 'Taxe de vente (Colorado)',
    subTotal: 'Sous-total',
    total: 'Total',
    beforeTax: 'Total avant livraison et taxes',
    paid: 'Payé',
    due: 'Solde dû',
    creditedInvoice: 'Crédité',
    credited: 'Porté au crédit de votre compte',
    left: 'Disponible',
  },
} as const;
/** Labels of mails in the language of the recipients, the customer's English-speaking users. */
export const MAIL = {
  quoted: 'Total with shipping and tax',
  deposit: 'Deposit: 25% of the total with shipping and tax',
  total: 'Total',
  due: 'Balance due',
  amount: 'Amount',
};

/** Tax of 2.9 percent on pieces, in cents. Shipping is free. */
export const taxOf = (pieces: number) => Math.round((pieces * 29) / 1000);

/** The windows of all participants of one order, and the data for comparisons. */
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

/** An accepted order. Amounts are in cents. */
export type Order = { number: string; pieces: number; total: number; deposit: number };

/** Runs a mutation in the session of a page and returns the selected `fields`. Fails with the error of the mutation. */
export async function act(page: Page, name: string, input: object, fields = '__typename') {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { result } = await runOperation(
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
  const answer = await download(page, path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return (await readPdf(await answer.body())).pages.join('\n');
}

/**
 * Collects the mails that tasks send. `mailed` runs the due tasks and returns the text of the last mail whose subject
 * contains a word.
 */
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
