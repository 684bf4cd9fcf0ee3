import { z } from 'zod';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { COST_BREAKDOWN_VIEW } from '../access.ts';
import { MOST_CHARACTERS } from './market-file.ts';
import { MarketFileType } from './market-file.type.ts';
import { marketMetalCodes } from './market-metals.ts';
import { readMarketFile } from './rules/read-market-file.ts';

builder.queryField('marketFile', (t) =>
  t.field({
    type: MarketFileType,
    nullable: true,
    description: 'What a file of market prices would be understood as; nothing is kept. Staff with 1303.',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    budget: 1,
    sample: ({ sales }) => ({
      as: sales,
      args: { text: 'metal,asOf,sell\nAU,2020-01-02,1500\nZZ,2020-01-02,1' },
    }),
    args: {
      text: t.arg.string({
        required: true,
        description: 'The file, CSV or JSON, at most 300,000 characters.',
      }),
    },
    resolve: async (_root, args, { db, viewer, now }) => {
      const { text } = parseInput(z.object({ text: z.string().max(MOST_CHARACTERS, 'TOO_LONG') }), args);
      return viewer.isStaff ? readMarketFile(text, await marketMetalCodes(db), now) : null;
    },
  }),
);
