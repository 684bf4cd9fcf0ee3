import { InvalidInputError } from '../../../errors/errors.ts';
import type { Decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { convertMeasureUnit, MEASURE_UNITS, measureUnit } from '../rules/measure-units.ts';

type Conversion = { source: string; target: string; factor: Decimal };

const MeasureUnitConversionType = builder.objectRef<Conversion>('MeasureUnitConversion').implement({
  description: 'How many of one unit another one is.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'The unit of which one is converted.' }),
    target: t.exposeString('target', { description: 'The unit that it is converted to.' }),
    factor: t.field({
      type: 'Decimal',
      description:
        'How many of the target one of the source is: exact, or to 20 digits where it does not end.',
      resolve: ({ factor }) => factor,
    }),
  }),
});

builder.queryField('measureUnitConversion', (t) =>
  t.field({
    type: MeasureUnitConversionType,
    nullable: true,
    description: `Converts units of weight and length: ${MEASURE_UNITS.map((name, index) => `${name} (${index + 1})`).join(', ')}, by name or number. Units that are unknown, or measure different things, are refused by name.`,
    budget: 0,
    sample: ({ buyer }) => ({ as: buyer, args: { source: 'ozt', target: 'g' } }),
    args: {
      source: t.arg.string({ required: true, description: 'Unit of which one is converted.' }),
      target: t.arg.string({ required: true, description: 'Unit that it is converted to.' }),
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
