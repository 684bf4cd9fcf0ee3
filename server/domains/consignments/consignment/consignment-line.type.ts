import { encodeGlobalId } from '../../../lib/global-id.ts';
import { gridCode } from '../../../lists/grid-code.ts';
import { builder } from '../../../schema/builder.ts';
import { piecePictureUrl } from '../../catalog/pictures/picture-urls.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { seesInvoice } from '../../invoices/access.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { RingSizeType, ringSizeOfColumn } from '../../pricing/ring-size.type.ts';
import { isoDayOfColumn, today } from '../../settings/company-day.ts';
import { bills } from '../access.ts';
import { lineState } from '../rules/line-states.ts';
import { lineValue } from '../rules/standing.ts';
import { daysOut, memoAge } from '../rules/term.ts';
import { offeredLineActions } from '../rules/transitions.ts';
import {
  ConsignmentLineActionEnum,
  ConsignmentLineStateEnum,
  MemoAgeEnum,
} from './consignment-enums.type.ts';
import { OWNERS_SELECT } from './consignment-facts.ts';

const AGE_SELECT = { state: true, sentOn: true } as const;

/** The invoice of the line that is not void. */
const BILLED_BY = {
  invoiceLines: {
    where: { invoice: { is: NOT_VOID } },
    orderBy: { id: 'desc' },
    take: 1,
    select: { invoice: { select: { number: true, issuedAt: true, ...OWNERS_SELECT } } },
  },
} as const;

gridCode('CPv3_OC_Detail', 'Lines of an outgoing consignment.');

/** Equal pieces of a consignment in the same state. */
export const ConsignmentLineType = builder.prismaObject('ConsignmentLine', {
  description:
    'Identical pieces of a consignment in the same state. When the state of some of them changes, those pieces get a separate line.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('ConsignmentLine', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    rank: t.exposeInt('rank', {
      description: 'Place on the packing slip, from 1; parts of a line share it.',
    }),
    itemTypeCode: t.string({
      description: 'Code of the piece.',
      select: { itemType: { select: { code: true } } },
      resolve: ({ itemType }) => itemType.code,
    }),
    variantCode: t.exposeString('variantCode', { nullable: true, description: 'Code of the variant.' }),
    title: t.string({
      description: 'Title of the piece: name, metal, size; as named when it was packed.',
      select: { titleEn: true, titleFr: true },
      resolve: ({ titleEn, titleFr }, _args, { language }) => (language === 'fr' ? titleFr : titleEn),
    }),
    alloyName: t.string({
      description: 'Name of the metal.',
      select: { alloy: { select: { nameEn: true, nameFr: true } } },
      resolve: ({ alloy }, _args, { language }) => (language === 'fr' ? alloy.nameFr : alloy.nameEn),
    }),
    size: t.field({
      type: RingSizeType,
      nullable: true,
      description: 'Ring size.',
      select: { size: true },
      resolve: ({ size }) => ringSizeOfColumn(size),
    }),
    imageUrl: t.string({
      description:
        'Address of the picture of the piece in its metal, with the options of the variant, 640 pixels wide.',
      select: {
        alloyId: true,
        stoneShape: true,
        look: true,
        itemType: { select: { id: true, version: true } },
      },
      resolve: ({ alloyId, stoneShape, look, itemType }) =>
        piecePictureUrl(itemType, { alloyId, rank: 0, width: 640, shape: stoneShape, look }),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces.' }),
    memoPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Memo price of one piece, agreed on when it was packed and charged when it is billed; null when prices are not shown (1301 or 19xx).',
      select: { memoPrice: true },
      resolve: ({ memoPrice }, _args, { viewer }) => (seesAmounts(viewer) ? memoPrice : null),
    }),
    value: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Value of all pieces of the line at the memo price; null when prices are not shown (1301 or 19xx).',
      select: { memoPrice: true, quantity: true },
      resolve: (line, _args, { viewer }) => (seesAmounts(viewer) ? lineValue(line) : null),
    }),
    state: t.field({
      type: ConsignmentLineStateEnum,
      description: 'State.',
      select: { state: true },
      resolve: ({ state }) => lineState(state),
    }),
    billedFrom: t.field({
      type: ConsignmentLineStateEnum,
      nullable: true,
      description: 'State before billing, SOLD or LOST; null while it is not billed.',
      select: { billedFrom: true },
      resolve: ({ billedFrom }) => (billedFrom === null ? null : lineState(billedFrom)),
    }),
    stateSince: t.expose('stateSince', { type: 'DateTime', description: 'When they entered this state.' }),
    sentOn: t.expose('sentOn', { type: 'Date', nullable: true, description: 'Day on which they were sent.' }),
    daysOut: t.int({
      nullable: true,
      description: 'Number of days that they are out with the customer; null when they are not out.',
      select: AGE_SELECT,
      resolve: async ({ state, sentOn }, _args, context) =>
        daysOut({ state: lineState(state), sentOn: isoDayOfColumn(sentOn) }, await today(context)),
    }),
    age: t.field({
      type: MemoAgeEnum,
      nullable: true,
      description: 'Age range of `daysOut`.',
      select: AGE_SELECT,
      resolve: async ({ state, sentOn }, _args, context) => {
        const days = daysOut(
          { state: lineState(state), sentOn: isoDayOfColumn(sentOn) },
          await today(context),
        );
        return days === null ? null : memoAge(days);
      },
    }),
    invoiceNumber: t.string({
      nullable: true,
      description: 'Number of the invoice that bills them; null when the viewer may not see that.',
      select: BILLED_BY,
      resolve: ({ invoiceLines: [billed] }, _args, { viewer }) =>
        billed && seesInvoice(viewer, billed.invoice) ? billed.invoice.number : null,
    }),
    allowedActions: t.field({
      type: [ConsignmentLineActionEnum],
      description: 'Actions available to the viewer.',
      select: { state: true, consignment: { select: OWNERS_SELECT } },
      resolve: ({ state, consignment }, _args, { viewer }) =>
        offeredLineActions(lineState(state), consignment, orderActor(viewer)).filter(
          (action) => action !== 'INVOICE' || bills(viewer),
        ),
    }),
  }),
});
