import { z } from 'zod';
import { InvalidInputError } from '../../../errors/errors.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { maintainsRates } from '../rate-tables/access.ts';
import { addQuotations } from './add-quotations.ts';
import { MAX_CHARACTERS } from './market-file.ts';
import { marketMetalCodes } from './market-metals.ts';
import { readMarketFile } from './rules/read-market-file.ts';

mutation('importMarketPrices', {
  description:
    'Imports the market prices of a file: all rows, or none if one cannot be read (`marketFile` shows which). Known prices are not changed; prices that moved too far from the previous one wait for a decision.',
  permission: maintainsRates,
  audit: { action: 'MARKET_PRICES_IMPORTED', entityType: null },
  repeat: 'naturally repeatable: a repeat finds every quotation there',
  // Metals, previous prices, added quotations, held ones, their notice, audit.
  budget: 6,
  input: (t) => ({
    text: t.string({ required: true, description: 'The file, CSV or JSON, at most 300,000 characters.' }),
  }),
  resolve: async (input, context, writes) => {
    const { text } = parseInput(z.object({ text: z.string().max(MAX_CHARACTERS, 'TOO_LONG') }), input);
    const { lines, problems } = readMarketFile(text, await marketMetalCodes(context.db), context.now);
    if (problems.length > 0) {
      throw new InvalidInputError(
        problems.map(({ line, column, code }) => ({
          path: ['text', line, column].filter((part) => part !== '').join('.'),
          code,
          message: `Line ${line}: ${column} ${code}.`,
        })),
      );
    }
    const { MARKET_MOVE_LIMIT_PERCENT: limitPercent } = await requestSettings(context);
    const quotations = lines.map((line) => ({ ...line, source: 'FILE' }));
    return writes.transaction(async (tx, record) => {
      const { added, held } = await addQuotations(tx, quotations, { limitPercent, now: context.now });
      const outcome = { added, held, known: lines.length - added - held };
      record({ data: outcome });
      return outcome;
    });
  },
  success: (t) => ({
    added: t.exposeInt('added', { description: 'Number of new market prices.' }),
    held: t.exposeInt('held', { description: 'Number of market prices held for a decision.' }),
    known: t.exposeInt('known', { description: 'Number of market prices that were already known.' }),
  }),
  sample: ({ caller, admin }) => ({
    as: caller(admin),
    input: { text: 'metal,asOf,buy,sell\nAU,2020-01-02,1495,1500' },
  }),
});
