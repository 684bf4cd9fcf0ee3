import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { LANGUAGES, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const { db } = journeyDatabase();

/** A separate piece for each language, copied from a demo piece, that no other journey orders. */
async function ownPiece(code: string): Promise<number> {
  const original = await db.itemType.findFirstOrThrow({ where: { code: 'BD-101' } });
  // The lowest price is calculated again.
  const { id: _id, drawing, cheapest: _cheapest, ...columns } = original;
  const { id } = await db.itemType.create({
    data: {
      ...columns,
      drawing: Object.assign({}, drawing),
      code,
      nameEn: `Comet ${code}`,
      nameFr: `Comète ${code}`,
    },
    select: { id: true },
  });
  return id;
}

test.each(LANGUAGES)(
  'an item type is found, renamed, put into a category and retired (%s)',
  async (language) => {
    const t = await textsIn(language);
    const code = `CO${language.toUpperCase()}`;
    const id = await ownPiece(code);
    const page = await signedIn('admin@aurifex.test', { language, path: '/backoffice/item-types' });

    await page.getByRole('searchbox').first().fill(code);
    await page.getByRole('link', { name: language === 'en' ? `Comet ${code}` : `Comète ${code}` }).click();
    await page.waitForURL(new RegExp(`/item-types/${id}`));

    await page.locator('input[name=nameEn]').fill(`Meteor ${code}`);
    await page.locator('input[name=nameFr]').fill(`Météore ${code}`);
    const category = page.locator('input[name="categories.WEDDING_BANDS"]');
    await category.check();
    const save = page.getByRole('button', { name: t('item-types:form.save') });
    const name = language === 'en' ? `Meteor ${code}` : `Météore ${code}`;
    await save.click();
    await page.getByText(t('operation.saved', { name })).waitFor();
    expect(
      await db.itemType.findUniqueOrThrow({
        where: { id },
        select: {
          nameEn: true,
          nameFr: true,
          categories: { select: { category: { select: { code: true } } } },
        },
      }),
    ).toEqual({
      nameEn: `Meteor ${code}`,
      nameFr: `Météore ${code}`,
      categories: [{ category: { code: 'WEDDING_BANDS' } }],
    });

    // A piece that is only part of others has no category to choose.
    await page.locator('input[name=isPartOnly]').check();
    await page.getByText(t('item-types:form.noCategories')).waitFor();
    expect(await category.isDisabled()).toBe(true);
    await page.locator('input[name=isPartOnly]').uncheck();
    await page.locator('input[name=isActive]').uncheck();
    await save.click();
    await page
      .getByRole('link', { name: t('item-types:title'), exact: true })
      .last()
      .click();
    await page.getByRole('searchbox').first().fill(code);
    await page.getByRole('link', { name }).waitFor();
    await page.getByText(t('item-types:state.RETIRED')).first().waitFor();
  },
);
