import { z } from 'zod';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { COST_BREAKDOWN_VIEW } from '../access.ts';
import { MAX_CHARACTERS } from './market-file.ts';
import { MarketFileType } from './market-file.type.ts';
import { marketMetalCodes } from './market-metals.ts';
import { readMarketFile } from './rules/read-market-file.ts';
import { weighNew } from './weigh-new.ts';

builder.queryField('marketFile', (t) =>
  t.field({
    type: MarketFileType,
    nullable: true,
    description: 'Preview of an import of market prices. Nothing is written. Staff with 1303.',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    // Metals and previous prices.
    budget: 2,
    sample: ({ sales }) => ({
      as: sales,
      args: { text: 'metal,asOf,sell\nAU,2020-01-02,1500\nAU,2020-01-03,3000\nZZ,2020-01-02,1' },
    }),
    args: {
      text: t.arg.string({
        required: true,
        description: 'The file, CSV or JSON, at most 300,000 characters.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { db, viewer, now } = context;
      const { text } = parseInput(z.object({ text: z.string().max(MAX_CHARACTERS, 'TOO_LONG') }), args);
      if (!viewer.isStaff) return null;
      const { lines, problems } = readMarketFile(text, await marketMetalCodes(db), now);
      const { MARKET_MOVE_LIMIT_PERCENT } = await requestSettings(context);
      const { held } = await weighNew(db, lines, MARKET_MOVE_LIMIT_PERCENT);
      const against = new Map(held.map((each) => [each.line, each.against]));
      return { lines: lines.map((line) => ({ ...line, against: against.get(line.line) ?? null })), problems };
    },
  }),
);
