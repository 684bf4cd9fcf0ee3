import { test } from '@jest/globals';
import { startJourney } from '../../journey.ts';
import { journeyDatabase } from '../../stage/journey-database.ts';
import { ownUser } from '../../stage/own-user.ts';
import { textsIn } from '../../texts.ts';
import { cancelRest, credit, payDeposit, shipAndBill } from './money.ts';
import { accept, offer, quoteByPhone } from './quote.ts';
import { mailbox, type Story } from './story.ts';

const { signedIn } = await startJourney();
const database = journeyDatabase();
const { mailed } = mailbox(database);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PROFILE = '/backoffice/my-profile';

test.each(['en', 'fr'] as const)(
  'one order has the same amounts from the phone call to the statement, on screens, documents and in mails (%s)',
  async (language) => {
    const open = async (user: string, path: string, options = {}) =>
      signedIn(await ownUser(user), { language, path, ...options });
    const story: Story = {
      language,
      t: await textsIn(language),
      staff: await open('sales@aurifex.test', PROFILE, PHONE),
      chief: await open('admin@aurifex.test', PROFILE),
      approver: await open('approver@luna.test', PROFILE),
      finance: await open('finance@aurifex.test', PROFILE),
      db: database.db,
      mailed,
    };
    const quote = await quoteByPhone(story);
    const pieces = await offer(story, quote);
    const order = await accept(story, quote, pieces);
    await payDeposit(story, order);
    const invoices = await shipAndBill(story, order);
    await cancelRest(story, order, invoices);
    await credit(story, invoices);
  },
);
