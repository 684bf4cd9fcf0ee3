import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { chosenLines } from '../rules/chosen-lines.ts';
import { sumOfLines } from '../rules/quote-total.ts';
import { PriceQuoteVersion } from './price-quote-version.type.ts';
import { MARGIN_LINE_SELECT, marginLine, QUOTE_LINE_ORDER } from './quote-facts.ts';

const LINES = { lines: { orderBy: QUOTE_LINE_ORDER, select: MARGIN_LINE_SELECT } };

builder.prismaObjectField(PriceQuoteVersion, 'chosenTotal', (t) =>
  t.field({
    type: 'Decimal',
    nullable: true,
    description:
      'Total with these optional lines and alternatives, before shipping and tax; null for a choice that cannot be accepted, or when prices are not shown.',
    args: {
      lineKeys: t.arg.intList({
        required: true,
        description: 'Optional lines and alternatives, by line key.',
      }),
    },
    select: LINES,
    resolve: ({ lines }, { lineKeys }, { viewer }) => {
      const choice = chosenLines(lines.map(marginLine), lineKeys);
      if (!seesAmounts(viewer) || choice.problems.length > 0) return null;
      return sumOfLines(choice.lines);
    },
  }),
);
