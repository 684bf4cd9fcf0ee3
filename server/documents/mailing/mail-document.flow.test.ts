import { expect, test } from '@jest/globals';
import type { Mail } from '../../mail/mailer.ts';
import { type Actor, createActor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { newCredit } from '../../test/money/credits.ts';
import { newInvoice, newPayment } from '../../test/money/invoices.ts';
import { runDueJobs } from '../../test/orders/due-jobs.ts';
import { readPdf } from '../../test/pdf.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const database = await testDatabase();
const { db, pool } = database;
const shop = await openShop(db);
const luc = await createActor(db, {
  role: 'PORTAL_ACCOUNTING',
  customerIds: [shop.luna],
  language: 'fr',
  firstName: 'Luc',
  lastName: 'Aubin',
});
const finance = await createActor(db, { role: 'STAFF_FINANCE', firstName: 'Fay', lastName: 'Nance' });
const luna = await db.customer.update({ where: { id: shop.luna }, data: { email: 'Office@Luna.test' } });
const invoice = await newInvoice(shop, shop.buyer);
const draft = await newInvoice(shop, shop.buyer, { issue: false });
const payment = await newPayment(shop, shop.luna);
const credit = await newCredit(shop, shop.luna);
const [toBuyer, toLuc] = [shop.buyer.userName ?? '', luc.userName ?? ''];
await mails();

/** Runs the due jobs; returns the mails with attachments and the number of failed tries. */
async function mails(mood: 'takes' | 'refuses' = 'takes', services = {}): Promise<Mail[]> {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    if (mood === 'refuses') throw new Error('no server took it');
    sent.push(mail);
  };
  await runDueJobs(database, { services: { mailer: { send, close: () => {} }, ...services } });
  return sent.filter(({ attachments }) => attachments !== undefined);
}

const MAIL = `mutation ($input: MailDocumentInput!) { r: mailDocument(input: $input) { __typename
  ... on MutationError { code } ... on InvalidInputError { issues { path code } }
  ... on MailDocumentSuccess { mailing { mails { email name language state sentBy } } } } }`;

async function mail(actor: Actor, input: Record<string, unknown>, idempotencyKey?: string) {
  const { data } = await run(actor, MAIL, { input }, idempotencyKey ? { idempotencyKey } : {});
  return data.r;
}

async function mailing(actor: Actor, kind: string, number: string) {
  const query = `query ($kind: MailedDocumentKind!, $number: String!) { r: documentMailing(kind: $kind, number: $number) {
    contacts { email name language isUsual } mails { email state sentAt } } }`;
  return run(actor, query, { kind, number });
}

const rows = () => db.documentMail.count();
const period = { firstDay: '2026-01-01', lastDay: '2026-06-30' };

test.each([
  ['INVOICE', invoice.number, `Invoice ${invoice.number}`, `Facture ${invoice.number}`, {}],
  ['RECEIPT', payment.number, `Receipt ${payment.number}`, `Reçu ${payment.number}`, {}],
  ['CREDIT_MEMO', credit.number, `Credit memo ${credit.number}`, `Avoir ${credit.number}`, {}],
  ['STATEMENT', 'LUNA-001', 'Account statement LUNA-001', 'Relevé de compte LUNA-001', period],
])('%s is mailed as a PDF, to each person in their language', async (kind, number, en, fr, more) => {
  const message = 'Comme convenu <b>hier</b>.';
  const answer = await mail(finance, { kind, number, to: [toBuyer, toLuc.toUpperCase()], message, ...more });
  expect(answer.mailing.mails).toEqual([
    { email: toLuc, name: 'Luc Aubin', language: 'FR', state: 'WAITING', sentBy: 'Fay Nance' },
    { email: toBuyer, name: 'Bea Person', language: 'EN', state: 'WAITING', sentBy: 'Fay Nance' },
  ]);
  const sent = (await mails()).toSorted((one, other) => one.subject.localeCompare(other.subject));
  expect(
    new Map(sent.map(({ to, attachments }) => [to, attachments?.map(({ filename }) => filename)])),
  ).toEqual(
    new Map([
      [toBuyer, [`${en}.pdf`]],
      [toLuc, [`${fr}.pdf`]],
    ]),
  );
  for (const each of sent) {
    const [file] = each.attachments ?? [];
    expect(file?.contentType).toBe('application/pdf');
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const { title } = await readPdf(file?.content ?? new Uint8Array());
    expect(title).toBe(each.to === toLuc ? fr : en);
    expect(each.subject.startsWith(title)).toBe(true);
    expect(each.text).toContain(each.to === toLuc ? 'Bonjour Luc,' : 'Hello Bea,');
    expect(each.text).toContain('Fay Nance');
    expect(each.text).toContain(message);
    expect(each.html).toContain('&lt;b&gt;hier');
  }
  const { data } = await mailing(finance, kind, number);
  expect(data.r.mails.map(({ state }: { state: string }) => state)).toEqual(['SENT', 'SENT']);
  expect(data.r.contacts).toContainEqual({
    email: 'Office@Luna.test',
    name: null,
    language: luna.language.toUpperCase(),
    isUsual: false,
  });
  expect(data.r.contacts.filter(({ isUsual }: { isUsual: boolean }) => isUsual)).toHaveLength(1);
  const audit = await db.auditEvent.findFirstOrThrow({
    where: { action: 'DOCUMENT_MAILED' },
    orderBy: { id: 'desc' },
  });
  expect(audit).toMatchObject({ customerId: shop.luna, data: { kind, number, to: [toBuyer, toLuc] } });
  const notice = { userId: luc.userId ?? 0, number, mail: 'NONE' };
  const event = kind === 'STATEMENT' ? 'STATEMENT_SENT' : 'DOCUMENT_SENT';
  expect(await db.notice.findMany({ where: notice })).toMatchObject([{ event, inInbox: true }]);
});

test('the address of the customer itself is one, and a language that is chosen stands', async () => {
  await mail(finance, { kind: 'INVOICE', number: invoice.number, to: ['office@luna.test'], language: 'FR' });
  const [sent] = await mails();
  expect(sent).toMatchObject({ to: 'Office@Luna.test', subject: `Facture ${invoice.number} d’Aurifex` });
});

test('nobody else is written to, and the error names the field', async () => {
  const blocked = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [shop.luna] });
  await db.user.update({ where: { id: blocked.userId ?? 0 }, data: { blockedAt: new Date() } });
  const before = await rows();
  const others = [
    shop.foreignBuyer.userName,
    'stranger@example.com',
    shop.sales.userName,
    blocked.userName,
    '',
  ];
  for (const other of others) {
    const input = { kind: 'INVOICE', number: invoice.number, to: [toBuyer, other] };
    expect(await mail(finance, input)).toEqual({
      __typename: 'InvalidInputError',
      code: 'INVALID_INPUT',
      issues: [{ path: 'to.1', code: 'NOT_A_CONTACT' }],
    });
  }
  expect(await mail(finance, { kind: 'INVOICE', number: invoice.number, to: [] })).toMatchObject({
    issues: [{ path: 'to', code: 'REQUIRED' }],
  });
  expect(await mail(finance, { kind: 'STATEMENT', number: 'LUNA-001', to: [toBuyer] })).toMatchObject({
    issues: [
      { path: 'firstDay', code: 'REQUIRED' },
      { path: 'lastDay', code: 'REQUIRED' },
    ],
  });
  expect([await rows(), await mails()]).toEqual([before, []]);
});

test('only staff who may print the document mail it, and drafts are none yet', async () => {
  const before = await rows();
  const input = { kind: 'INVOICE', number: invoice.number, to: [toBuyer] };
  const production = await createActor(db, { role: 'STAFF_PRODUCTION' });
  expect(await mail(production, input)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await mail(luc, input)).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  expect(await mail(shop.sales, { ...input, kind: 'CREDIT_MEMO', number: credit.number })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await mail(finance, { ...input, number: draft.number })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await mailing(production, 'INVOICE', invoice.number)).errors[0]?.extensions?.['code']).toBe(
    'FORBIDDEN',
  );
  expect((await mailing(finance, 'INVOICE', draft.number)).data.r).toBeNull();
  expect([await rows(), await mails()]).toEqual([before, []]);
});

test('a repeat with its key sends nothing twice', async () => {
  const input = { kind: 'RECEIPT', number: payment.number, to: [toLuc] };
  await mail(finance, input, 'once');
  await mail(finance, input, 'once');
  expect(await mails()).toHaveLength(1);
});

test('while no mail server takes it, it waits with its document, which says how things stand when it leaves', async () => {
  const { number, globalId } = await newInvoice(shop, shop.buyer);
  await mails();
  await mail(finance, { kind: 'INVOICE', number, to: [toLuc] });
  expect(await mails('refuses')).toEqual([]);
  const state = async () => (await mailing(finance, 'INVOICE', number)).data.r.mails;
  expect(await state()).toEqual([{ email: toLuc, state: 'WAITING', sentAt: null }]);
  await run(
    shop.admin,
    'mutation ($input: VoidInvoiceInput!) { r: voidInvoice(input: $input) { __typename } }',
    { input: { id: globalId, reason: 'Twice' } },
  );
  // The sender has signed out.
  await db.session.updateMany({ where: { userId: finance.userId ?? 0 }, data: { revokedAt: new Date() } });
  await pool.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs`,
  );
  const [sent, ...others] = await mails();
  expect(others).toEqual([]);
  const { pages } = await readPdf(sent?.attachments?.[0]?.content ?? new Uint8Array());
  expect(pages.join(' ')).toMatch(/annulée/i);
  const mailed = await db.documentMail.findFirstOrThrow({ where: { number } });
  expect(mailed).toMatchObject({ sentAt: expect.any(Date), problem: null });
});

test('a mail is given up whose person was blocked meanwhile, or whose sender may no longer print', async () => {
  const sender = await createActor(db, { role: 'STAFF_FINANCE' });
  const reader = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [shop.luna] });
  const input = { kind: 'INVOICE', number: invoice.number };
  await mail(sender, { ...input, to: [reader.userName] });
  await db.user.update({ where: { id: reader.userId ?? 0 }, data: { blockedAt: new Date() } });
  await mail(sender, { ...input, to: [toLuc] });
  await db.userRole.deleteMany({ where: { userId: sender.userId ?? 0 } });
  expect(await mails()).toEqual([]);
  const given = await db.documentMail.findMany({ orderBy: { id: 'desc' }, take: 2 });
  expect(given.map(({ problem, sentAt }) => [problem, sentAt])).toEqual([
    ['FORBIDDEN', null],
    ['NOT_A_CONTACT', null],
  ]);
});
