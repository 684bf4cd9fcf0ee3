import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import type { Page } from 'playwright-core';
import { startJourney } from '../journey.ts';
import { runLanguages } from '../run-languages.ts';
import { runOperation, type Session } from '../run-operation.ts';
import { pathIn, startOf, textsIn } from '../texts.ts';

const { sessionOf, windowIn } = await startJourney();

const JOBS = '/backoffice/status-tracking/job-orders';
const WIDTH = 360;
const PHONE = { viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true };
const CLEAN_UP = { en: 'Clean-up', fr: 'Ébarbage' } as const;

test.each(runLanguages(1))(
  'the code of a traveler opens a job on a phone, where its stages are recorded (%s)',
  async (language) => {
    const t = await textsIn(language);
    const session = await sessionOf('production@aurifex.test', PHONE);
    const { id, number, grams } = await unstartedJob(session);
    const typed = (weight: number) =>
      language === 'fr' ? weight.toFixed(2).replace('.', ',') : weight.toFixed(2);
    const page = await windowIn(session, { language, path: `/backoffice/workshop/scan/${number}` });

    await next(page, t, 'START');
    await page.getByLabel(t('bench:scan.note')).fill('By the book');
    await next(page, t, 'FINISH');
    const entries = page.getByRole('region', { name: t('bench:entries.title') });
    await entries.getByText('By the book').waitFor();

    const stage = CLEAN_UP[language];
    await page.getByRole('button', { name: t('bench:scan.other') }).click();
    await page.getByRole('menuitem', { name: stage }).click();
    await page.getByRole('button', { name: t('bench:scan.START', { stage }) }).waitFor();
    // An implausible weight needs a confirmation.
    await page.getByLabel(t('bench:scan.weightIn')).fill(typed(grams * 100));
    await page.getByRole('button', { name: t('bench:scan.START', { stage }) }).click();
    await page.getByLabel(t('bench:scan.weightRight')).waitFor();
    await page.getByLabel(t('bench:scan.weightIn')).fill(typed(grams));
    await next(page, t, 'START');
    await page.getByLabel(t('bench:scan.weightOut')).fill(typed(grams * 0.9));
    await fitsThePhone(page);
    await next(page, t, 'FINISH');
    await entries.getByText(t('bench:entries.over')).waitFor();

    const { node } = await runOperation(
      page,
      'query ($id: ID!) { node(id: $id) { ... on JobOrder { status { code } stage { isActive } benchEntries { loss } } } }',
      { id },
    );
    expect(node).toMatchObject({ status: { code: 'IN_PRODUCTION' }, stage: { isActive: false } });
    const loss = Number(grams.toFixed(2)) - Number((grams * 0.9).toFixed(2));
    expect(Number(node.benchEntries.at(-1).loss)).toBeCloseTo(loss, 2);
    await page.goto(pathIn(language, `${JOBS}/${number}`));
    await page.getByText(t('bench:entries.over')).waitFor();

    // The bench shows the reason of a rework.
    await take(page, id, { action: 'TO_QC' });
    await take(page, id, { action: 'REWORK', reason: 'A prong is loose' });
    await page.goto(pathIn(language, `/backoffice/workshop/scan/${number}`));
    await page.getByText(t('bench:scan.rework'), { exact: true }).waitFor();
    await page.getByText('A prong is loose', { exact: true }).waitFor();
  },
);

/** Runs a transition of a job on the server only. */
async function take(session: Session, id: string, step: { action: string; reason?: string }): Promise<void> {
  const { node } = await runOperation(
    session,
    'query ($id: ID!) { node(id: $id) { ... on JobOrder { version } } }',
    {
      id,
    },
  );
  const { result } = await runOperation(
    session,
    'mutation ($input: TransitionJobOrderInput!) { result: transitionJobOrder(input: $input) { __typename } }',
    { input: { id, version: node.version, ...step } },
  );
  expect(result.__typename).toBe('TransitionJobOrderSuccess');
}

type UnstartedJob = {
  id: string;
  number: string;
  /** Expected total weight in grams. */
  grams: number;
  status: { code: string };
  customer: { name: string };
  benchMove: { isWeighed: boolean } | null;
  benchStages: { missing: string | null }[];
};

/** An approved job that is not started and whose first stage has no weighing, of a customer in no other journey. */
async function unstartedJob(session: Session): Promise<UnstartedJob> {
  const { benchJobs } = await runOperation(
    session,
    `{ benchJobs(first: 100, filter: { stage: 0 }) { edges { node {
      id number quantity estimatedWeight status { code } customer { name } benchMove { isWeighed } benchStages { missing } } } } }`,
  );
  type Row = Omit<UnstartedJob, 'grams'> & { quantity: number; estimatedWeight: string };
  const jobs: UnstartedJob[] = benchJobs.edges.map(({ node }: { node: Row }) => ({
    ...node,
    grams: node.quantity * Number(node.estimatedWeight),
  }));
  const found = jobs.find(
    ({ status, customer, benchMove, benchStages }) =>
      status.code === 'APPROVED' &&
      benchMove?.isWeighed === false &&
      !customer.name.startsWith('Luna') &&
      benchStages.every(({ missing }) => missing === null),
  );
  if (!found) throw new Error('Work has begun on every job.');
  return found;
}

/** Presses the large button and waits for the next one. */
async function next(page: Page, t: TFunction, kind: 'START' | 'FINISH'): Promise<void> {
  const named = (which: 'START' | 'FINISH') =>
    page.getByRole('button', { name: startOf(t(`bench:scan.${which}`, { stage: '' })) });
  await named(kind).click();
  await named(kind === 'START' ? 'FINISH' : 'START').waitFor();
}

async function fitsThePhone(page: Page): Promise<void> {
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(WIDTH);
}
