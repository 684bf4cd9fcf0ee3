/** Internal notes of staff, hidden from customers. */
export const INTERNAL_NOTES = {
  held: [
    'Centre stone arrives from the cutter next week.',
    'Casting furnace down, back on Thursday.',
    'Waiting for the chain from the supplier.',
    'Customer’s stone is chipped; Silas calls them.',
  ],
  resumed: ['Stone is in, go on.', 'Furnace is back.'],
  reworked: [
    'Porosity at the shank, filled and repolished.',
    'Solder seam visible, closed and refinished.',
    'Finish uneven inside, back to polishing.',
  ],
  remade: [
    'Crack across the gallery. Cast again.',
    'Stamped in the wrong alloy. Make it anew.',
    'Hallmark struck crooked. Make it anew.',
  ],
  benchCancelled: [
    'Customer withdrew by phone after casting.',
    'End customer cancelled; agreed to pay the work.',
  ],
  remarks: [
    'Use the 4-prong head from drawer 12.',
    'Take the wax from the archive, same as last year.',
    'Weigh before and after polishing.',
    'Ada wants to see this one before it leaves.',
    'Polish by hand, no drum.',
  ],
} as const;
