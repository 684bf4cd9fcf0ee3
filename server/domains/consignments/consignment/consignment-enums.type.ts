import { builder } from '../../../schema/builder.ts';
import type { LineState } from '../rules/line-states.ts';
import type { MemoAge } from '../rules/term.ts';
import type { LineAction } from '../rules/transitions.ts';

const STATES = {
  PACKED: { description: 'Packed, not yet sent.' },
  OUT: { description: 'With the customer.' },
  RETURN_REQUESTED: { description: 'With the customer, who wants to send them back.' },
  RETURNED: { description: 'Back with the manufacturer, or unpacked: never sent (`sentOn` is null).' },
  SOLD: { description: 'Sold by the customer, to be billed.' },
  LOST: { description: 'Lost, to be billed.' },
  INVOICED: { description: 'Billed.' },
} satisfies Record<LineState, { description: string }>;

/** State of pieces of a consignment. */
export const ConsignmentLineStateEnum = builder.enumType('ConsignmentLineState', {
  description: 'State of pieces of a consignment.',
  values: STATES,
});

const ACTIONS = {
  SEND: { description: 'Send packed pieces: `sendConsignment`.' },
  UNPACK: { description: 'Unpack pieces before they are sent: `unpackConsignment`.' },
  REPORT_SOLD: { description: 'Report pieces sold: `reportConsignmentSold`.' },
  REQUEST_RETURN: { description: 'Request a return: `requestConsignmentReturn`.' },
  RECEIVE_RETURN: { description: 'Take pieces back: `receiveConsignmentReturn`.' },
  REPORT_LOST: { description: 'Report pieces lost: `reportConsignmentLost`.' },
  TAKE_BACK: { description: 'Undo a mistaken report: `takeBackConsignmentReport`.' },
  INVOICE: { description: 'Bill pieces that were sold or lost: `invoiceConsignmentLines`.' },
} satisfies Record<LineAction, { description: string }>;

/** Actions on pieces of a consignment. */
export const ConsignmentLineActionEnum = builder.enumType('ConsignmentLineAction', {
  description: 'Actions on pieces of a consignment, each with its own mutation.',
  values: ACTIONS,
});

const AGES = {
  DAYS_0_30: { description: 'Up to 30 days.' },
  DAYS_31_60: { description: '31 to 60 days.' },
  DAYS_61_90: { description: '61 to 90 days.' },
  DAYS_OVER_90: { description: 'More than 90 days.' },
} satisfies Record<MemoAge, { description: string }>;

/** Age ranges of pieces on memo. */
export const MemoAgeEnum = builder.enumType('MemoAge', {
  description: 'Age ranges of pieces on memo.',
  values: AGES,
});
