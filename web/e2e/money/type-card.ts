import type { Page } from 'playwright-core';
import type { Language } from '../texts.ts';

/** Numbers that the sandbox knows. */
export const CARDS = { good: '4111111111111111', declined: '4000000000000002' } as const;

/** What a page says of a card that was declined. */
export const DECLINED_WORDS = { en: /card was declined/, fr: /carte a été refusée/ } as const;

const FIELDS = {
  en: { number: 'Number', csc: 'CSC', month: 'Month', year: 'Year' },
  fr: { number: 'Numéro', csc: 'CVC', month: 'Mois', year: 'Année' },
} as const;

/** Types a new card into the fields of the gateway's frame. */
export async function typeCard(page: Page, language: Language, number: string): Promise<void> {
  const fields = page.locator('iframe').contentFrame();
  await fields.getByLabel(FIELDS[language].number).fill(number);
  await fields.getByLabel(FIELDS[language].month).selectOption('11');
  await fields.getByLabel(FIELDS[language].year).selectOption({ index: 4 });
  await fields.getByLabel(FIELDS[language].csc).fill('123');
}
