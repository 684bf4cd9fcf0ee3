import { z } from 'zod';
import { component } from '../catalog/component.ts';
import { amount } from '../money/amounts.ts';
import { money } from '../values.ts';

type Tax = {
  code: string;
  name: string;
  percent: string;
  registrationNumber?: string | null | undefined;
  amount: string;
};

/** The taxes that make up the sales tax. */
export function taxesAnswer(taxes: readonly Tax[]) {
  return taxes.map((tax) => ({
    code: tax.code,
    name: tax.name,
    percent: amount(tax.percent),
    registrationNumber: tax.registrationNumber ?? null,
    amount: amount(tax.amount),
  }));
}

/** Schema of these taxes. */
export const taxesSchema = z
  .array(
    component<ReturnType<typeof taxesAnswer>[number]>()(
      'SalesTaxComponent',
      'A component of a sales tax: a tax of a country or state.',
      z.strictObject({
        code: z.string(),
        name: z.string(),
        percent: z.number(),
        registrationNumber: z.string().nullable().describe('Of the seller.'),
        amount: money,
      }),
    ),
  )
  .describe('Components of the sales tax; their amounts sum to it.');
