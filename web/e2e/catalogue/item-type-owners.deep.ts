import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { saveSetting } from '../../../server/domains/settings/save-setting.ts';
import { startJourney } from '../journey.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const { db } = journeyDatabase();

/** A piece that has no owner and is in no other journey. */
const PIECE = 'BD-108';

test.each(LANGUAGES)(
  'staff assign a piece, and restricted users see only their own pieces until exempted (%s)',
  async (language) => {
    const t = await textsIn(language);
    const userName = await ownUser('buyer@luna.test');
    const { id } = await db.itemType.findUniqueOrThrow({ where: { code: PIECE }, select: { id: true } });
    const path = `/backoffice/item-types/${id}`;
    const page = await signedIn('admin@aurifex.test', { language, path });
    const card = page.getByRole('region', { name: t('item-types:owners.title') });
    try {
      await card.getByText(t('item-types:owners.nobodyYet')).waitFor();
      await card.getByRole('button', { name: t('item-types:owners.addUser') }).click();
      const search = page.getByRole('combobox', { name: t('shell:switchUser.search') });
      await search.fill(userName);
      await page.getByRole('option').filter({ hasText: userName }).click();
      await card.getByText(userName).waitFor();
      await page.getByRole('button', { name: t('item-types:owners.save') }).click();
      const seesAll = card.getByRole('checkbox', { name: t('item-types:owners.seesAll') });
      await seesAll.waitFor();

      await saveSetting(db, 'USERS_ONLY_VIEW_THEIR_ITEM_TYPES', true);
      await page.reload();
      await card.getByText(t('item-types:owners.on')).waitFor();
      const buyer = await signedIn(userName, { language, path: '/backoffice/catalog?q=BD-10' });
      // Another demo piece belongs to all users of Luna.
      expect(await piecesOn(buyer)).toEqual(['BD-102', PIECE]);

      await seesAll.check();
      const { firstName, lastName } = await db.user.findUniqueOrThrow({ where: { userNameKey: userName } });
      const name = `${firstName} ${lastName}`;
      await page.getByText(t('item-types:owners.seesAllSaved', { name })).waitFor();
      await buyer.reload();
      expect((await piecesOn(buyer)).length).toBeGreaterThan(5);
    } finally {
      await saveSetting(db, 'USERS_ONLY_VIEW_THEIR_ITEM_TYPES', false);
      await db.itemTypeUser.deleteMany({ where: { itemTypeId: id } });
    }
  },
);

test.each(LANGUAGES)(
  'staff exempt a user without assigned pieces; catalogue staff only see the restriction (%s)',
  async (language) => {
    const t = await textsIn(language);
    const userName = await ownUser('buyer@luna.test');
    const { id } = await db.itemType.findUniqueOrThrow({ where: { code: PIECE }, select: { id: true } });
    const path = `/backoffice/item-types/${id}`;
    const page = await signedIn('admin@aurifex.test', { language, path });
    const title = t('item-types:owners.title');
    await page
      .getByRole('region', { name: title })
      .getByRole('button', { name: t('item-types:owners.except') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('item-types:owners.except') });
    await dialog.getByRole('combobox').fill(userName);
    await dialog.getByRole('option').filter({ hasText: userName }).click();
    await dialog.getByRole('checkbox', { name: t('item-types:owners.seesAll') }).check();
    const { firstName, lastName } = await db.user.findUniqueOrThrow({ where: { userNameKey: userName } });
    const name = `${firstName} ${lastName}`;
    await page.getByText(t('item-types:owners.seesAllSaved', { name })).waitFor();
    const user = await db.user.findUniqueOrThrow({ where: { userNameKey: userName } });
    expect(user.seesAllItemTypes).toBe(true);

    const manager = await signedIn('content@aurifex.test', { language, path });
    const card = manager.getByRole('region', { name: title });
    await card.getByText(t('item-types:owners.customersHidden')).waitFor();
    await card.getByText(t('item-types:owners.usersHidden')).waitFor();
    expect(await card.getByRole('button').count()).toBe(0);
  },
);

/** Codes of the pieces that a page of the catalogue links to. */
async function piecesOn(page: Page): Promise<string[]> {
  const links = page.locator('main a[href*="/product/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const ids = paths.map((path) => Number(/\/product\/(\d+)/.exec(path)?.[1]));
  const pieces = await db.itemType.findMany({ where: { id: { in: ids } }, orderBy: { code: 'asc' } });
  return pieces.map(({ code }) => code);
}
