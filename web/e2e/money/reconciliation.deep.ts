import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { reconcile } from '../../../server/domains/reconciliation/runs/reconcile.ts';
import { readSettings } from '../../../server/domains/settings/read-settings.ts';
import { isoDayOf } from '../../../server/lib/calendar.ts';
import { decimal } from '../../../server/lib/money.ts';
import { sandboxOfTest } from '../../../server/test/money/payments-sandbox.ts';
import enGeneral from '../../../words/general/en.json' with { type: 'json' };
import frGeneral from '../../../words/general/fr.json' with { type: 'json' };
import en from '../../../words/money/en.json' with { type: 'json' };
import fr from '../../../words/money/fr.json' with { type: 'json' };
import { startJourney } from '../journey.ts';
import { runOperation } from '../run-operation.ts';
import { journeyDatabase } from '../stage/journey-database.ts';
import { ownUser } from '../stage/own-user.ts';
import { LANGUAGES, textsIn } from '../texts.ts';

const { signedIn } = await startJourney();
const { db } = journeyDatabase();
/** A separate sandbox, so that charges of other tests are not in its transactions. */
const { gateways } = await sandboxOfTest({ timeoutMs: 30_000 });

const RECONCILIATION = '/backoffice/financial/reconciliation';
/** Long enough that current charges are no longer in progress. */
const LATER_MS = 3_600_000;
const RESOLUTION = 'Taken at the counter, booked by hand';
const WORDS = {
  en: { required: enGeneral.fields.REQUIRED, resolved: en.FINDING_RESOLVED },
  fr: { required: frGeneral.fields.REQUIRED, resolved: fr.FINDING_RESOLVED },
} as const;

/** Creates a transaction at NMI that the product does not know. Returns its reference. */
async function createUnknownTransaction(): Promise<string> {
  const nmi = gateways.cards('NMI');
  const held = await nmi?.authorize({
    key: randomUUID(),
    money: { amount: decimal('31.25'), currency: 'USD' },
    card: { token: 'tok-card-nonce-ok', postalCode: '10001' },
    note: 'At the counter',
  });
  await nmi?.capture(held?.reference ?? '');
  return held?.reference ?? '';
}

/** Runs the latest comparison. In journeys the queue does not run on its own. */
async function runComparison(): Promise<void> {
  const run = await db.reconciliationRun.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(run).toMatchObject({ gateway: 'NMI', state: 'WAITING' });
  await reconcile({ db, services: { gateways } }, run.id, new Date(Date.now() + LATER_MS));
}

test.each(LANGUAGES)(
  'staff reconcile a day with a gateway, find an unknown transaction, and resolve it once (%s)',
  async (language) => {
    const t = await textsIn(language);
    const reference = await createUnknownTransaction();
    const user = await ownUser('finance@aurifex.test');
    const page = await signedIn(user, { language, path: RECONCILIATION });
    await page.getByRole('button', { name: t('reconciliation:compare.open') }).click();
    const dialog = page.getByRole('dialog');
    // Days are in the owner company's time zone.
    const day = isoDayOf(new Date(), (await readSettings(db)).COMPANY.timeZone);
    await dialog.getByLabel(t('reconciliation:compare.from')).fill(day);
    await dialog.getByLabel(t('reconciliation:compare.until')).fill(day);
    await dialog.getByLabel(t('reconciliation:compare.gateway')).selectOption('NMI');
    await dialog.getByRole('button', { name: t('reconciliation:compare.submit'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(t('reconciliation:runs.WAITING')).first().waitFor();

    await runComparison();
    // The page updates automatically.
    await page
      .getByText(t('reconciliation:runs.found', { count: 1, new: 1 }))
      .first()
      .waitFor();
    await page.getByRole('searchbox').fill(reference);
    await page.keyboard.press('Enter');
    const kind = t('reconciliation:kind.MISSING_HERE');
    const row = page.getByRole('row').filter({ hasText: reference });
    await row.getByText(t('reconciliation:state.OPEN'), { exact: true }).waitFor();

    // A colleague is resolving it at the same time.
    const colleague = await signedIn(await ownUser('finance@aurifex.test'), {
      language,
      path: `${RECONCILIATION}?search=${reference}`,
    });
    const resolve = t('reconciliation:resolve.of', { name: `${kind}, ${reference}` });
    await colleague.getByRole('button', { name: resolve }).click();
    const late = colleague.getByRole('dialog');
    await late.getByLabel(t('reconciliation:resolve.reason')).fill('Given back');

    await page.getByRole('button', { name: resolve }).click();
    const submit = t('reconciliation:resolve.submit');
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await dialog.getByText(WORDS[language].required).first().waitFor();
    await dialog.getByLabel(t('reconciliation:resolve.reason')).fill(RESOLUTION);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText(t('reconciliation:state.RESOLVED'), { exact: true }).waitFor();
    await row.getByText(RESOLUTION).waitFor();
    expect(await page.getByRole('button', { name: resolve }).count()).toBe(0);

    // It is not resolved twice, and the colleague's text can still be copied.
    await late.getByRole('button', { name: submit, exact: true }).click();
    await late.getByText(WORDS[language].resolved).waitFor();
    expect(await late.getByLabel(t('reconciliation:resolve.reason')).inputValue()).toBe('Given back');
    await colleague.getByText(RESOLUTION).waitFor();
    const { reconciliationFindings } = await runOperation(
      colleague,
      `query ($search: String!) { reconciliationFindings(first: 5, filter: { search: $search }) {
        edges { node { state reason } } } }`,
      { search: reference },
    );
    expect(reconciliationFindings.edges).toEqual([{ node: { state: 'RESOLVED', reason: RESOLUTION } }]);
  },
);
