import { z } from 'zod';
import { estimateDataAnswer, estimateDataSchema } from '../answers/catalog/estimate-data.ts';
import { variantAnswer, variantSchema } from '../answers/catalog/product-parts.ts';
import { amount } from '../answers/money/amounts.ts';
import { named, namedSchema } from '../answers/named.ts';
import { requireFound } from '../graphql/result.ts';
import { pathWord, text } from '../input/fields.ts';
import { pathId } from '../input/ids.ts';
import {
  RestEstimateData,
  RestMeasureUnitConversion,
  RestMetalSubItemVariants,
} from '../operations/catalog/estimates.ts';
import { bare, envelope, restRoute } from '../route/route.ts';

const page = pathWord(['CREATE', 'EDIT', 'JOB', 'QUOTE'], 'The page: CREATE, EDIT, JOB or QUOTE.');
const unit = text.describe('g, kg, dwt, ozt, oz, gr, ct, mm, in, or the number in this list, from 1.');

/** Data of estimates, and constants for metal calculations. */
export const estimateRoutes = [
  restRoute({
    method: 'get',
    path: '/Estimate/data/:page',
    summary: 'Data of an estimate page',
    description: 'Rates are for callers with 1303.',
    sample: () => ({ params: { page: 'CREATE' } }),
    params: { page },
    answer: estimateDataSchema,
    document: RestEstimateData,
    variables: ({ params }) => ({ page: params.page }),
    respond: ({ estimateData }) => bare(estimateDataAnswer(requireFound(estimateData))),
  }),
  restRoute({
    method: 'get',
    path: '/Metals/measureUnitConversions/:source/:target',
    isPublic: true,
    summary: 'Conversion factor between two units',
    sample: () => ({ params: { source: 'ozt', target: 'g' } }),
    params: { source: unit, target: unit },
    answer: z.number().describe('Value of one source unit in the target unit.'),
    document: RestMeasureUnitConversion,
    variables: ({ params: { source, target } }) => ({ source, target }),
    respond: ({ measureUnitConversion }) => envelope(amount(requireFound(measureUnitConversion).factor)),
  }),
  restRoute({
    method: 'get',
    path: '/Metals/getMetalSubItemVariants/:id',
    isPublic: true,
    summary: 'Variants and parts of sets in a metal',
    sample: ({ metal }) => ({ params: { id: metal } }),
    params: { id: pathId('Id of the metal.') },
    answer: z.strictObject({
      variants: z.array(variantSchema),
      subItems: z.array(namedSchema).describe('Parts of sets.'),
    }),
    statuses: [404],
    document: RestMetalSubItemVariants,
    variables: ({ params }) => ({ alloyId: params.id }),
    respond: ({ metalSubItemVariants }) => {
      const { variants, subItems } = requireFound(metalSubItemVariants);
      return envelope({ variants: variants.map(variantAnswer), subItems: subItems.map(named) });
    },
  }),
];
