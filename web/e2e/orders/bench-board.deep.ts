import { expect, test } from '@jest/globals';
import { startJourney } from '../journey.ts';
import { quiet } from '../pages/page-state.ts';
import { LANGUAGES, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();

const STAGE = { en: 'Design', fr: 'Conception' } as const;

test.each(LANGUAGES)(
  'a stage has a capacity, and the board shows when it is exceeded (%s)',
  async (language) => {
    const t = await textsIn(language);
    const stage = STAGE[language];
    const page = await signedIn('admin@aurifex.test', { language, path: '/backoffice/workshop' });
    const column = page.getByRole('listitem', { name: stage, exact: true });
    const meter = column.getByRole('meter', { name: t('bench:capacityOf', { stage }) });
    await meter.waitFor();
    const [jobs, held] = await Promise.all([
      meter.getAttribute('aria-valuenow'),
      meter.getAttribute('aria-valuemax'),
    ]);

    async function hold(capacity: string): Promise<void> {
      await column.getByRole('button', { name: t('bench:capacity.change', { stage }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('bench:capacity.field')).fill(capacity);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await quiet(page);
    }

    await hold('0');
    const words = t('bench:ofCapacity', { count: Number(jobs), capacity: 0 });
    await column.getByText(words, { exact: true }).waitFor();
    expect(await column.getByText(t('bench:overCapacity')).count()).toBe(Number(jobs) > 0 ? 1 : 0);
    await hold('');
    await meter.waitFor({ state: 'detached' });
    await hold(held ?? '');
    await meter.waitFor();
  },
);

test('bench staff see the capacity of a stage, but cannot change it', async () => {
  const t = await textsIn('en');
  const page = await signedIn('production@aurifex.test', { path: '/backoffice/workshop' });
  await page.getByRole('meter').first().waitFor();
  const change = page.getByRole('button', { name: t('bench:capacity.change', { stage: STAGE.en }) });
  expect(await change.count()).toBe(0);
});
