import type { Page } from 'playwright-core';
import type { Language } from '../texts.ts';

/** Card numbers of the sandbox. */
export const CARDS = { good: '4111111111111111', declined: '4000000000000002' } as const;

/** The error of a declined card. */
export const DECLINED_WORDS = { en: /card was declined/, fr: /carte a été refusée/ } as const;

const FIELDS = {
  en: { number: 'Number', csc: 'CSC', month: 'Month', year: 'Year' },
  fr: { number: 'Numéro', csc: 'CVC', month: 'Mois', year: 'Année' },
} as const;

/** Types a new card into the frame of the gateway's fields. */
export async function typeCard(page: Page, language: Language, number: string): Promise<void> {
  const fields = page.locator('iframe').contentFrame();
  await fields.getByLabel(FIELDS[language].number).fill(number);
  await fields.getByLabel(FIELDS[language].month).selectOption('11');
  await fields.getByLabel(FIELDS[language].year).selectOption({ index: 4 });
  await fields.getByLabel(FIELDS[language].csc).fill('123');
}
