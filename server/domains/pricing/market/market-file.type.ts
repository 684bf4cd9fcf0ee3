import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type { MarketLine, MarketProblem } from './rules/read-market-file.ts';

/** A valid quotation; `against` is the price that it deviates too far from, if any. */
type WeighedLine = MarketLine & { against: string | null };

const MarketLineType = builder.objectRef<WeighedLine>('MarketLine').implement({
  description: 'A parsed market price, per troy ounce.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file, the head is 1.' }),
    metalCode: t.exposeString('metalCode', { description: 'AU, AG, PT or PD.' }),
    asOf: t.field({ type: 'DateTime', description: 'When it was quoted.', resolve: ({ asOf }) => asOf }),
    buy: t.field({ type: 'Decimal', description: 'Buying price.', resolve: ({ buy }) => buy }),
    sell: t.field({ type: 'Decimal', description: 'Selling price.', resolve: ({ sell }) => sell }),
    against: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Previous price, when this one differs too much from it and would be held for review; null: it would be used, or is known already.',
      resolve: ({ against }) => against && decimal(against),
    }),
  }),
});

const MarketProblemType = builder.objectRef<MarketProblem>('MarketProblem').implement({
  description: 'A parse error in a file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file, the head is 1.' }),
    column: t.exposeString('column', {
      description: '`metal`, `asOf`, `buy` or `sell`; empty: the whole line.',
    }),
    code: t.exposeString('code', { description: 'UNKNOWN, WRONG_FORMAT, IN_FUTURE, …' }),
  }),
});

/** Parsed content of a market price file. */
export const MarketFileType = builder
  .objectRef<{ lines: WeighedLine[]; problems: MarketProblem[] }>('MarketFile')
  .implement({
    description: 'Parsed content of a market price file.',
    fields: (t) => ({
      lines: t.field({
        type: [MarketLineType],
        description: 'What would be added.',
        resolve: ({ lines }) => lines,
      }),
      problems: t.field({
        type: [MarketProblemType],
        description: 'Parse errors; if there are any, nothing is added.',
        resolve: ({ problems }) => problems,
      }),
    }),
  });
