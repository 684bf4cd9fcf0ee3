import { expect, test } from '@jest/globals';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { moneyIn } from '../../../lib/locale-formats.ts';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { bill, newInvoice, prepaidSalesOrder } from '../../../test/money/invoices.ts';
import { sentMails } from '../../../test/orders/sent-mails.ts';
import { requireNews } from '../../../test/require-news.ts';
import { run } from '../../../test/run.ts';
import { openShop } from '../../../test/shop.ts';

const database = await testDatabase();
const { db, pool } = database;
const shop = await openShop(db);
await requireNews(pool);
const { buyer, admin } = shop;
const payer = await createActor(db, { role: 'PORTAL_ACCOUNTING', customerIds: [shop.luna] });

/** The mail of a user about a number. */
async function mailTo(userName: string | null, number: string) {
  const mails = await sentMails(database);
  return mails.find(({ to, subject }) => to === userName && subject.includes(number));
}
const usd = (amount: string, language: 'en' | 'fr') =>
  moneyIn(amount, 'USD', language).replace(/[\u00A0\u202F]/g, ' ');

test.each([
  ['voidInvoice', 'en', 'was voided', 'There is nothing to pay', 'Voided: ', 'Balance due: '],
  ['voidInvoice', 'fr', 'a été annulée', 'Il n’y a rien à payer', 'Annulé : ', 'Reste à payer : '],
  ['writeOffInvoice', 'en', 'Nothing is left to pay', 'We no longer ask', 'Written off: ', 'Balance due: '],
  [
    'writeOffInvoice',
    'fr',
    'Il ne reste rien à payer',
    'Nous ne demandons plus',
    'Radié : ',
    'Reste à payer : ',
  ],
] as const)(
  '%s tells who pays, in %s, that nothing is owed',
  async (act, language, title, intro, closed, balance) => {
    await db.user.updateMany({ where: { id: payer.userId ?? 0 }, data: { language } });
    const { globalId, number, total } = await newInvoice(shop, buyer);
    await sentMails(database);
    await bill(admin, act, { id: globalId, reason: 'Billed twice' });
    const mail = await mailTo(payer.userName, number);
    expect(mail?.subject).toContain(title);
    for (const words of [
      intro,
      `${closed}${usd(total, language)}`,
      `${balance}${usd('0', language)}`,
      'Billed twice',
      `/backoffice/financial/invoices/${number}`,
    ])
      expect(mail?.text).toContain(words);
    const inbox = await run(payer, '{ notices(first: 1) { edges { node { amount } } } }', {}, { language });
    expect(inbox.data.notices.edges[0].node.amount).toBe(moneyIn(total, 'USD', language));
    // Nothing is due any more.
    expect(mail?.text).not.toMatch(/^(Due|Échéance)/m);
    const sentNotices = await db.notice.findMany({ where: { number }, orderBy: { id: 'desc' }, take: 10 });
    const event = act === 'voidInvoice' ? 'INVOICE_VOIDED' : 'INVOICE_WRITTEN_OFF';
    const sides = new Set(sentNotices.filter((notice) => notice.event === event).map(({ side }) => side));
    // The user who closed it is the only staff member here with permission to change payments.
    expect(sides).toEqual(new Set(['CUSTOMER']));
  },
);

test('a voided invoice that its order had paid gives the money back to the order', async () => {
  await db.user.updateMany({ where: { id: payer.userId ?? 0 }, data: { language: 'en' } });
  const salesOrderId = encodeGlobalId('SalesOrder', await prepaidSalesOrder(shop, buyer));
  const { invoice } = await bill(admin, 'createInvoice', { salesOrderId, issue: true });
  await sentMails(database);
  await bill(admin, 'voidInvoice', { id: invoice.id, reason: 'Wrong address' });
  const mail = await mailTo(payer.userName, invoice.number);
  expect(mail?.text).toContain('What you had paid for it is available for its order again.');
  expect(mail?.text).toContain(`Available again: ${usd(invoice.total, 'en')}`);
});

test('voiding a draft sends no notification', async () => {
  const { globalId, id } = await newInvoice(shop, buyer, { issue: false });
  await bill(admin, 'voidInvoice', { id: globalId, reason: 'Not needed' });
  await sentMails(database);
  expect(await db.notice.count({ where: { subjectModel: 'Invoice', subjectId: id } })).toBe(0);
});
