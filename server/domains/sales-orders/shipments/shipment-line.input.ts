import { builder } from '../../../schema/builder.ts';

/** Pieces of a line to ship. */
export const ShipmentLineInput = builder.inputType('ShipmentLineInput', {
  description: 'Pieces of a line that leave.',
  fields: (t) => ({
    lineId: t.id({ required: true, description: 'Line of the sales order.' }),
    quantity: t.int({
      required: true,
      description: 'Number of pieces; at most those that are ready to ship.',
    }),
  }),
});
