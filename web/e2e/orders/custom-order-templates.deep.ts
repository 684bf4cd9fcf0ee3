import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { LANGUAGES, type Language, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const { db } = journeyDatabase();

const PAGE = '/backoffice/custom-order-groups/templates';
const SIZES = { en: { width: 1280, height: 800 }, fr: { width: 360, height: 740 } } as const;

/** Prefix of this journey's codes. Templates are deleted from the leaves up. */
const OWN = 'J-TREE-';

async function removeOwn(): Promise<void> {
  for (let left = 1; left > 0; )
    left = (
      await db.customOrderTemplate.deleteMany({
        where: { code: { startsWith: OWN }, children: { none: {} } },
      })
    ).count;
}

afterAll(removeOwn);

const stored = (code: string) =>
  db.customOrderTemplate.findUniqueOrThrow({ where: { code: `${OWN}${code}` } });

/** Fills in the fields of the open form. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('dialog');
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}

/** The text of an error in a language, from an area of the shared words. */
async function refusal(
  language: Language,
  code: string,
  facts: object = {},
  area = 'custom-orders',
): Promise<string> {
  const file = join(import.meta.dirname, '../../../words', area, `${language}.json`);
  const words: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  return Object.entries(facts).reduce(
    (text, [name, fact]) => text.replaceAll(`{{${name}}}`, String(fact)),
    words[code] ?? code,
  );
}

test.each(LANGUAGES)(
  'templates are created, moved by keyboard, disabled and deleted; a refusal keeps the input (%s)',
  async (language) => {
    await removeOwn();
    const t = await textsIn(language);
    const key = (name: string) => `custom-order-groups:templates.${name}`;
    const page = await signedIn('admin@aurifex.test', { language, path: PAGE, viewport: SIZES[language] });
    const form = page.getByRole('dialog');
    const press = (name: string, of?: string) =>
      page.getByRole('button', { name: t(key(name), { name: of }), exact: true }).click();
    const save = () => form.getByRole('button', { name: t(key('save')) }).click();
    const saved = (name: string) => page.getByText(t('operation.saved', { name })).waitFor();
    const named = (code: string, name: string) => ({ code: `${OWN}${code}`, nameEn: name, nameFr: name });

    // An invalid code is reported at its field, and the input is kept.
    await press('new');
    await fill(page, { ...named('A', 'Comets'), code: 'not a code' });
    await save();
    await form
      .getByRole('alert')
      .getByText(t(key('code')), { exact: false })
      .waitFor();
    expect(await form.locator('[name=nameFr]').inputValue()).toBe('Comets');
    await fill(page, { code: `${OWN}A` });
    await save();
    await saved('Comets');

    // Two templates below it. The second one orders a piece and is moved up by keyboard.
    for (const [code, name] of [
      ['B', 'Meteors'],
      ['C', 'Aurora'],
    ] as const) {
      await press('addBelow', 'Comets');
      await fill(page, named(code, name));
      if (code === 'C') {
        const label = t(key('piece'));
        await form.getByRole('button', { name: `${t(key('choosePiece'))} ${label}` }).click();
        await form.getByRole('combobox', { name: t(key('searchPiece'), { label }) }).fill('BD-102');
        await form.getByRole('option').filter({ hasText: 'BD-102' }).click();
        await form.getByText(/ · BD-102$/).waitFor();
      }
      await save();
      await saved(name);
    }
    const up = page.getByRole('button', { name: t(key('up'), { name: 'Aurora' }), exact: true });
    await up.press('Enter');
    await page.getByText(t(key('movedTo'), { name: 'Aurora', place: 1, count: 2 })).waitFor();
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await stored('C')).toMatchObject({ rank: 0, itemTypeId: expect.any(Number) });

    // Moved below another parent. Then the first one is put below a template that was moved below it in the meantime.
    await press('new');
    await fill(page, named('D', 'Orbits'));
    await save();
    await saved('Orbits');
    await press('change', 'Comets');
    await fill(page, { descriptionEn: 'Kept text' });
    await form.locator('[name=parentId]').selectOption({ label: 'Orbits' });
    const [comets, meteors, orbits] = [await stored('A'), await stored('B'), await stored('D')];
    await db.customOrderTemplate.update({ where: { id: orbits.id }, data: { parentId: meteors.id } });
    await save();
    const path = 'Comets › Meteors › Orbits › Comets';
    await form
      .getByRole('alert')
      .getByText(await refusal(language, 'CUSTOM_ORDER_CYCLE', { name: 'Comets', path }))
      .waitFor();
    expect(await form.locator('[name=descriptionEn]').inputValue()).toBe('Kept text');
    await db.customOrderTemplate.update({ where: { id: orbits.id }, data: { parentId: null } });

    // After a change from another browser the input is kept, and is saved with the next try.
    await db.customOrderTemplate.update({ where: { id: comets.id }, data: { version: { increment: 1 } } });
    await save();
    const shown = await refusal(language, 'CHANGE_SHOWN', {}, 'merges');
    await form.getByRole('alert').getByText(shown).waitFor();
    expect(await form.locator('[name=descriptionEn]').inputValue()).toBe('Kept text');
    await form.getByRole('checkbox', { name: t(key('isActive')) }).uncheck();
    await save();
    await saved('Comets');
    await page
      .getByText(t(key('state.closedAbove'), { name: 'Comets' }))
      .first()
      .waitFor();
    expect(await stored('A')).toMatchObject({
      parentId: orbits.id,
      isActive: false,
      descriptionEn: 'Kept text',
    });
    expect(await stored('C')).toMatchObject({ isActive: true, isOffered: false });

    // A template with children is not deleted, and the dialog says why.
    const question = page.getByRole('alertdialog');
    await press('delete', 'Comets');
    await question.getByRole('button', { name: t(key('confirmDelete')) }).click();
    await question
      .getByText(
        await refusal(language, 'CUSTOM_ORDER_TEMPLATE_USED', { name: 'Comets', subItems: 2, orders: 0 }),
      )
      .waitFor();
    await question.getByRole('button', { name: t('cancel') }).click();
    await press('delete', 'Meteors');
    await question.getByRole('button', { name: t(key('confirmDelete')) }).click();
    await page.getByText(t('operation.deleted', { name: 'Meteors' })).waitFor();
    expect(await db.customOrderTemplate.findUnique({ where: { id: meteors.id } })).toBeNull();
  },
);
