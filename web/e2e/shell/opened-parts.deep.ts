import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PageActor } from '../../src/lib/routing/page-declaration.ts';
import { startJourney } from '../journey.ts';
import { axeFaults, loadAxe } from '../pages/axe.ts';
import { type ActorPage, addressOf, openAs } from '../pages/opened-pages.ts';
import { overhanging, settled, show } from '../pages/page-state.ts';
import { PARTS_TO_OPEN, type PartToOpen } from '../pages/parts-to-open.ts';
import { clippedTexts } from '../pseudo/clipped-texts.ts';
import { pseudoTexts } from '../pseudo/pseudo-text.ts';
import { seenTexts } from '../pseudo/seen-texts.ts';
import { collectAnswers } from '../pseudo/server-answers.ts';
import { untranslated } from '../pseudo/untranslated.ts';
import { usePseudoTexts } from '../pseudo/use-pseudo-texts.ts';
import { textsIn } from '../texts.ts';

const journey = await startJourney();
const t = await textsIn('en', pseudoTexts);
/** A window in pseudo texts, with the server's responses. */
type PseudoWindow = ActorPage & ReturnType<typeof collectAnswers>;
const windows = new Map<PageActor, Promise<PseudoWindow>>();

/** An actor's window in pseudo texts. */
function windowOf(actor: PageActor): Promise<PseudoWindow> {
  const opened = windows.get(actor) ?? open();
  windows.set(actor, opened);
  return opened;

  async function open(): Promise<PseudoWindow> {
    const window = await openAs(journey, actor);
    await usePseudoTexts(window.page.context());
    return { ...window, ...collectAnswers(window.page) };
  }
}

test.each(PARTS_TO_OPEN)(
  '$name is accessible, translated, not clipped, and keeps its input',
  async (part) => {
    const { page, job, answers, forget } = await windowOf(part.as);
    forget();
    await show(page, { colorScheme: 'light', width: 1440 });
    await page.goto(addressOf(part.at, job));
    await settled(page);
    await part.open(page, t);
    await page.getByRole(part.role).last().waitFor();
    await page.waitForFunction(() => document.querySelector('[data-busy], [aria-busy=true]') === null);
    await loadAxe(page);

    expect(await axeFaults(page)).toEqual([]);
    expect(await roomFaults(page, part)).toEqual([]);
    expect(untranslated(await seenTexts(page), await answers())).toEqual([]);
    if (part.role === 'dialog' && !part.appliesAtOnce) await expectKeptInput(page);
  },
);

/** Text fields of a dialog, except searches. */
const TYPED_INTO =
  'textarea, input:is([type=text], [type=number], [type=email], :not([type])):not([role=combobox])';

/** A click outside of a dialog with input asks for confirmation before it closes. */
async function expectKeptInput(page: Page): Promise<void> {
  const fields = page.getByRole('dialog').last().locator(TYPED_INTO).filter({ visible: true });
  if ((await fields.count()) === 0) return;
  await show(page, { colorScheme: 'light', width: 1440 });
  await fields.first().fill('1');
  await page.mouse.click(2, 450);
  const question = page.getByRole('alertdialog', { name: t('unsaved.title') });
  await question.waitFor();
  await question.getByRole('button', { name: t('unsaved.stay') }).click();
  await question.waitFor({ state: 'detached' });
  expect(await fields.first().inputValue()).toBe('1');
}

/** Clipped texts and overflow in a wide and a narrow window. A tooltip needs the mouse, so its window stays wide. */
async function roomFaults(page: Page, { role, isWide }: PartToOpen): Promise<string[]> {
  const faults: string[] = [];
  for (const width of role === 'tooltip' || isWide ? [1440] : [1440, 360]) {
    if (role !== 'tooltip') await show(page, { colorScheme: 'light', width });
    faults.push(...(await overhanging(page)), ...(await clippedTexts(page)), ...(await covered(page, role)));
  }
  return faults;
}

/** Open overlays that are covered by others or outside of the window. */
async function covered(page: Page, role: PartToOpen['role']): Promise<string[]> {
  const opened = page.getByRole(role).last();
  await opened.scrollIntoViewIfNeeded();
  return opened.evaluate((part: HTMLElement) => {
    // Tooltips ignore the mouse.
    for (const box of [part, part.parentElement]) if (box) box.style.pointerEvents = 'auto';
    const { left, top, width, height } = part.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 40));
    return part.contains(shown) ? [] : [`covered: ${part.outerHTML.slice(0, 160)}`];
  });
}
