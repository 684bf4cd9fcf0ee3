import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { readPdf } from '../../server/test/pdf.ts';
import { attackedProduct } from './attacked-product.ts';

const product = await attackedProduct();
const { db, dataDir } = product;

const luna = await db.customer.findFirstOrThrow({ where: { accountNumber: 'LUNA-001' } });
const orion = await db.customer.findFirstOrThrow({ where: { name: { contains: 'Orion' } } });
const invoice = await db.invoice.findFirstOrThrow({
  where: { customerId: luna.id, issuedAt: { not: null } },
});
const finance = await product.as('finance@aurifex.test');
const PERIOD = { firstDay: '2026-01-01', lastDay: '2026-06-30' };
const STATEMENT = { kind: 'STATEMENT', number: luna.accountNumber, ...PERIOD };
const THEIRS = { kind: 'STATEMENT', number: orion.accountNumber, ...PERIOD };
const INVOICE = { kind: 'INVOICE', number: invoice.number };
const TO = 'buyer@luna.test';

type Headers = Record<string, string>;
type Answer = { data?: { r?: Record<string, unknown> }; errors?: { extensions?: { code?: string } }[] };

const MAIL = `mutation ($input: MailDocumentInput!) { r: mailDocument(input: $input) { __typename
  ... on MutationError { code } ... on InvalidInputError { issues { path code } } } }`;

async function mail(headers: Headers, input: object) {
  const sent = { ...input, idempotencyKey: crypto.randomUUID() };
  const answer = Object((await product.graphql(MAIL, { input: sent }, { headers })).json()) as Answer;
  return answer.data?.r ?? { code: answer.errors?.[0]?.extensions?.code };
}

const rows = () => db.documentMail.count();
const refused = (index: number) => ({
  code: 'INVALID_INPUT',
  issues: [{ path: `to.${index}`, code: 'NOT_A_CONTACT' }],
});

/** All emails with attachments, after a number of them were sent. */
async function mailsWithFiles(count: number): Promise<string[]> {
  for (let waited = 0; ; waited += 250) {
    const names = (await readdir(`${dataDir}/mail`).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(`${dataDir}/mail/${name}`, 'utf8')));
    const found = mails.filter((text) => text.includes('application/pdf'));
    if (found.length >= count || waited > 60_000) return found;
    await sleep(250);
  }
}

/** The text of an email: its HTML, and all of it including the attachment's text. */
async function readMail(text: string): Promise<{ html: string; words: string }> {
  const plain = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const [, html = ''] = /content-type: text\/html([\s\S]*?)\r?\n--/i.exec(plain) ?? [];
  const [, file = ''] = text.split(/content-type: application\/pdf/i);
  const base64 = /\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(file)?.[1] ?? '';
  const { title, pages } = await readPdf(new Uint8Array(Buffer.from(base64, 'base64')));
  return { html, words: [plain, title, ...pages].join('\n') };
}

test.each([
  ['another customer’s person', 'buyer@orion.test'],
  ['a stranger', 'evil@evil.test'],
  ['staff', 'sales@aurifex.test'],
  ['an address with a further header', `${TO}\r\nBcc: evil@evil.test`],
  ['two addresses in one', `${TO}, evil@evil.test`],
  ['a name before another address', `"${TO}" <evil@evil.test>`],
  ['an address of a look-alike', 'buyer@lun\u0430.test'],
  ['an address with a full-width letter', 'buyer@lun\uff41.test'],
])('no document is mailed to %s', async (_what, other) => {
  const before = await rows();
  expect(await mail(finance, { ...INVOICE, to: [TO, other] })).toMatchObject(refused(1));
  expect(await rows()).toBe(before);
});

test('a document is mailed only to users of its customer', async () => {
  const before = await rows();
  expect(await mail(finance, { ...THEIRS, to: [TO] })).toMatchObject(refused(0));
  expect(await rows()).toBe(before);
});

test.each(['accounting@luna.test', 'owner@luna.test', 'viewer@luna.test', 'production@aurifex.test'])(
  '%s mails no document, of whomever it is',
  async (who) => {
    const before = await rows();
    const headers = await product.as(who);
    for (const document of [INVOICE, STATEMENT, THEIRS])
      expect(['FORBIDDEN', 'NOT_FOR_THIS_SIDE']).toContain(
        (await mail(headers, { ...document, to: [TO] }))['code'],
      );
    expect(await rows()).toBe(before);
  },
);

test('a visitor mails nothing', async () => {
  const before = await rows();
  expect(await mail({}, { ...INVOICE, to: [TO] })).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await rows()).toBe(before);
});

test('one call has at most ten addresses, also repeated ones', async () => {
  const before = await rows();
  const eleven = Array.from({ length: 11 }, () => TO);
  expect(await mail(finance, { ...INVOICE, to: eleven })).toMatchObject({
    issues: [{ path: 'to', code: 'TOO_MANY' }],
  });
  expect(await rows()).toBe(before);
});

test.each([`${invoice.number}\r\nBcc: evil@evil.test`, '../../etc/passwd', '%'])(
  'a number such as %j names no document',
  async (number) => {
    const before = await rows();
    expect(['NOT_FOUND', 'INVALID_INPUT']).toContain(
      (await mail(finance, { ...INVOICE, number, to: [TO] }))['code'],
    );
    expect(await rows()).toBe(before);
  },
);

test('blocked users get no mail, and users without permission send none', async () => {
  const before = await rows();
  const where = { userNameKey: 'approver@luna.test' };
  await db.user.update({ where, data: { blockedAt: new Date() } });
  expect(await mail(finance, { ...INVOICE, to: ['approver@luna.test'] })).toMatchObject(refused(0));
  await db.user.update({ where, data: { blockedAt: null } });
  const sales = await product.as('sales@aurifex.test');
  const { id } = await db.user.findUniqueOrThrow({ where: { userNameKey: 'sales@aurifex.test' } });
  const roles = await db.userRole.findMany({ where: { userId: id } });
  await db.userRole.deleteMany({ where: { userId: id } });
  expect(await mail(sales, { ...INVOICE, to: [TO] })).toMatchObject({ code: 'FORBIDDEN' });
  await db.userRole.createMany({ data: roles });
  expect(await rows()).toBe(before);
});

test('names and messages add no header or markup, and mails never mention another customer', async () => {
  const evil = '\r\nBcc: evil@evil.test\r\n\r\n<script>alert(1)</script>';
  await db.user.updateMany({
    where: { userNameKey: { in: [TO, 'finance@aurifex.test'] } },
    data: { firstName: `Bea${evil}`, lastName: `Buyer${evil}` },
  });
  const { number: receipt } = await db.payment.findFirstOrThrow({ where: { customerId: luna.id } });
  const documents = [INVOICE, STATEMENT, { kind: 'RECEIPT', number: receipt }];
  for (const document of documents)
    expect(await mail(finance, { ...document, to: [TO], message: `Hello${evil}` })).toMatchObject({
      __typename: 'MailDocumentSuccess',
    });
  const mails = await mailsWithFiles(documents.length);
  expect(mails).toHaveLength(documents.length);
  const people = await db.user.findMany({ where: { customers: { some: { customerId: orion.id } } } });
  const jobs = await db.jobOrder.findMany({ where: { customerId: orion.id }, select: { number: true } });
  const secrets = [
    orion.name,
    orion.accountNumber,
    ...people.map(({ userName }) => userName),
    ...jobs.map(({ number }) => number),
  ];
  for (const text of mails) {
    const [head = ''] = text.split(/\r?\n\r?\n/);
    expect(head).toMatch(new RegExp(`^to: .*${TO}`, 'im'));
    expect(head).not.toMatch(/^(bcc|cc):/im);
    expect(head).not.toContain('evil@evil.test');
    const { html, words } = await readMail(text);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
    for (const secret of secrets) expect(words).not.toContain(secret);
  }
});
