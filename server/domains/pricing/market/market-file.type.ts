import { builder } from '../../../schema/builder.ts';
import type { MarketFile, MarketLine, MarketProblem } from './rules/read-market-file.ts';

const MarketLineType = builder.objectRef<MarketLine>('MarketLine').implement({
  description: 'A quotation that was understood, per troy ounce.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file, the head is 1.' }),
    metalCode: t.exposeString('metalCode', { description: 'AU, AG, PT or PD.' }),
    asOf: t.field({ type: 'DateTime', description: 'When it was quoted.', resolve: ({ asOf }) => asOf }),
    buy: t.field({ type: 'Decimal', description: 'What is paid for metal.', resolve: ({ buy }) => buy }),
    sell: t.field({ type: 'Decimal', description: 'What metal costs.', resolve: ({ sell }) => sell }),
  }),
});

const MarketProblemType = builder.objectRef<MarketProblem>('MarketProblem').implement({
  description: 'Something in a file that was not understood.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file, the head is 1.' }),
    column: t.exposeString('column', {
      description: 'metal, asOf, buy or sell; empty: the line as a whole.',
    }),
    code: t.exposeString('code', { description: 'UNKNOWN, WRONG_FORMAT, IN_FUTURE, …' }),
  }),
});

/** What a file of market prices was understood as. */
export const MarketFileType = builder.objectRef<MarketFile>('MarketFile').implement({
  description: 'What a file of market prices was understood as.',
  fields: (t) => ({
    lines: t.field({
      type: [MarketLineType],
      description: 'What would be added.',
      resolve: ({ lines }) => lines,
    }),
    problems: t.field({
      type: [MarketProblemType],
      description: 'What was not understood; with any of them nothing is added.',
      resolve: ({ problems }) => problems,
    }),
  }),
});
