import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { paste, picture } from '../pictures.ts';
import { runOperation } from '../run-operation.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, textsIn } from '../texts.ts';

const { signedIn, sessionOf, windowIn } = await startJourney();

const ORDERS = '/backoffice/status-tracking/sales-orders';
const SIZES = { en: { width: 1280, height: 800 }, fr: { width: 360, height: 740 } } as const;

test.each(LANGUAGES)(
  'an internal note takes pictures by file, paste and camera, and the customer sees nothing of it (%s)',
  async (language) => {
    const t = await textsIn(language);
    const session = await sessionOf(await ownUser('owner@luna.test'));
    const { salesOrders } = await runOperation(
      session,
      '{ salesOrders(first: 1) { edges { node { number noteCount } } } }',
    );
    const { number, noteCount } = salesOrders.edges[0].node;
    const path = `${ORDERS}/${number}`;
    const staff = await signedIn('sales@aurifex.test', {
      language,
      viewport: SIZES[language],
      permissions: ['camera'],
      path,
    });

    await staff.getByRole('button', { name: t('notes:open.INTERNAL') }).click();
    const panel = staff.getByRole('region', { name: t('notes:title.INTERNAL') });
    const text = panel.getByRole('textbox', { name: t('notes:write.INTERNAL') });
    await text.fill(`Scratch at the shank ${language}`);
    const buffer = await picture('#8899aa');
    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'chosen.png', mimeType: 'image/png', buffer });
    await panel.getByRole('img', { name: 'chosen.png' }).waitFor();
    await paste(staff, 'pasted.png', await picture('#aa9988'));
    await panel.getByRole('img', { name: 'pasted.png' }).waitFor();
    await panel.getByRole('button', { name: t('notes:takePicture') }).click();
    const camera = staff.getByRole('dialog', { name: t('webcam:title') });
    await camera.getByRole('button', { name: t('webcam:take') }).click();
    await camera.getByRole('button', { name: t('webcam:use') }).click();
    await panel.getByRole('img', { name: 'camera.jpg' }).waitFor();
    await panel.getByRole('button', { name: t('notes:add'), exact: true }).click();
    await staff.getByText(t('notes:added')).first().waitFor();
    const note = panel.getByRole('listitem').filter({ hasText: `Scratch at the shank ${language}` });
    await note.locator('img').nth(2).waitFor();

    const customer = await windowIn(session, { language, path });
    await customer.getByRole('heading', { level: 1, name: number }).waitFor();
    await customer.getByRole('region', { name: t('notes:title.CUSTOMER') }).waitFor();
    expect(await customer.getByRole('region', { name: t('notes:title.INTERNAL') }).count()).toBe(0);
    const seen = await runOperation(
      customer,
      'query ($n: String!) { salesOrder(number: $n) { noteCount } }',
      {
        n: number,
      },
    );
    expect(seen.salesOrder.noteCount).toBe(noteCount);
  },
);
