import { InvalidInputError } from '../../../errors/errors.ts';
import type { Decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { convertMeasureUnit, MEASURE_UNITS, measureUnit } from '../rules/measure-units.ts';

type Conversion = { source: string; target: string; factor: Decimal };

const MeasureUnitConversionType = builder.objectRef<Conversion>('MeasureUnitConversion').implement({
  description: 'Conversion factor between two units.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Source unit.' }),
    target: t.exposeString('target', { description: 'Target unit.' }),
    factor: t.field({
      type: 'Decimal',
      description:
        'Number of target units in one source unit: exact, or to 20 digits for a non-terminating decimal.',
      resolve: ({ factor }) => factor,
    }),
  }),
});

builder.queryField('measureUnitConversion', (t) =>
  t.field({
    type: MeasureUnitConversionType,
    nullable: true,
    description: `Converts units of weight and length: ${MEASURE_UNITS.map((name, index) => `${name} (${index + 1})`).join(', ')}, by name or number. Unknown units, and units of different quantities, are refused by name.`,
    budget: 0,
    sample: ({ buyer }) => ({ as: buyer, args: { source: 'ozt', target: 'g' } }),
    args: {
      source: t.arg.string({ required: true, description: 'Source unit.' }),
      target: t.arg.string({ required: true, description: 'Target unit.' }),
    },
    resolve: (_root, { source, target }): Conversion => {
      const found = convertMeasureUnit(source, target);
      if ('factor' in found) {
        const [from, to] = [source, target].map((unit) => measureUnit(unit) ?? unit);
        return { source: from ?? source, target: to ?? target, factor: found.factor };
      }
      const { problem, field } = found;
      const message =
        problem === 'UNKNOWN' ? `One of ${MEASURE_UNITS.join(', ')}.` : 'This measures something else.';
      throw InvalidInputError.of(field, problem, message);
    },
  }),
);
