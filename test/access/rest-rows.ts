import type { SampleRows } from '../../rest-facade/route/sample.ts';
import { sampleCategory } from '../../server/domains/catalog/categories/sample-category.ts';
import { localId } from '../../server/lib/global-id.ts';
import { type Actor, tokenOf } from '../../server/test/actors.ts';
import { workedExample } from '../../server/test/shop.ts';
import { picture } from '../world/picture.ts';
import { PASSWORD } from '../world/sample-world.ts';
import type { World } from './world.ts';

/** Rows with an owner. */
type OwnedRows = Pick<
  SampleRows,
  | 'job'
  | 'quote'
  | 'vloraQuote'
  | 'salesOrder'
  | 'invoice'
  | 'credit'
  | 'consignment'
  | 'prepaidSalesOrder'
  | 'newPayment'
  | 'newPricedCart'
  | 'newPayPalOrder'
  | 'newQuote'
  | 'line'
  | 'address'
  | 'user'
  | 'customer'
  | 'accountNumber'
  | 'newJob'
  | 'jobAwaitingApproval'
  | 'cancelledJob'
  | 'newLine'
  | 'newWish'
  | 'newAddress'
  | 'newCustomOrder'
>;

const NOBODY = 2_000_000_000;

const nobody = async () => NOBODY;

const MISSING_ROWS: OwnedRows = {
  job: NOBODY,
  quote: NOBODY,
  vloraQuote: NOBODY,
  salesOrder: NOBODY,
  invoice: NOBODY,
  credit: NOBODY,
  consignment: NOBODY,
  prepaidSalesOrder: nobody,
  newPayment: nobody,
  newPayPalOrder: async () => 'nobodys',
  newPricedCart: async () => ({ sessionId: 'nobodys', grandTotal: '1.00' }),
  newQuote: nobody,
  line: NOBODY,
  address: NOBODY,
  user: NOBODY,
  customer: NOBODY,
  accountNumber: 'LUNA-999',
  newJob: nobody,
  jobAwaitingApproval: nobody,
  cancelledJob: nobody,
  newLine: nobody,
  newWish: nobody,
  newAddress: nobody,
  newCustomOrder: nobody,
};

/** Luna's rows, for the samples of calls by an actor. */
export function lunaRows(world: World, actor: Actor): SampleRows {
  const { luna, shop, samples } = world;
  const job = (made: () => Promise<string>) => async () => localId('JobOrder', await made()) ?? 0;
  return {
    ...sharedRows(world, actor),
    job: luna.job.databaseId,
    quote: luna.quoteId,
    vloraQuote: luna.vloraQuoteId,
    salesOrder: luna.salesOrderId,
    invoice: luna.invoice.id,
    credit: luna.credit.id,
    consignment: luna.consignment.id,
    prepaidSalesOrder: samples.prepaidSalesOrder,
    newPayment: samples.payment,
    newPricedCart: samples.pricedCart,
    newPayPalOrder: samples.payPalOrder,
    newQuote: async () => localId('PriceQuote', await samples.quote()) ?? 0,
    line: localId('CartItem', luna.line.id) ?? 0,
    address: luna.address.id,
    user: shop.buyer.userId ?? 0,
    customer: shop.luna,
    accountNumber: 'LUNA-001',
    newJob: job(samples.job),
    jobAwaitingApproval: job(samples.jobAwaitingApproval),
    cancelledJob: job(samples.cancelledJob),
    newLine: async () => localId('CartItem', await samples.line()) ?? 0,
    newWish: async () => localId('WishListItem', await samples.wish()) ?? 0,
    newAddress: samples.address,
    newCustomOrder: samples.customOrder,
  };
}

/** The same with rows that do not exist. */
export function nobodysRows(world: World, actor: Actor): SampleRows {
  return { ...sharedRows(world, actor), ...MISSING_ROWS };
}

function sharedRows({ shop, luna, samples }: World, actor: Actor): Omit<SampleRows, keyof OwnedRows> {
  const { itemTypeId, size, priorityId } = workedExample(shop);
  const { label, contactName, line1, city, zip, countryId, stateId } = luna.address;
  return {
    postal: { label, contactName, line1, city, zip, countryId, stateId },
    piece: { itemTypeID: itemTypeId, size, priorityId },
    attribute: samples.configuration.attributes[0]?.attributeId ?? 0,
    metal: 1,
    product: { id: shop.pieceId('BAND-1'), code: 'BAND-1' },
    category: { id: 1, code: 'CLASSIC_BANDS' },
    itemGroupCode: 'BANDS',
    newCustomOrderTemplate: async () => {
      const id = localId('CustomOrderTemplate', await samples.customOrderTemplate()) ?? 0;
      const { parentId } = await shop.db.customOrderTemplate.findUniqueOrThrow({ where: { id } });
      return parentId ?? 0;
    },
    newCategory: () => sampleCategory(shop.db),
    newCustomOrderGroup: async () => localId('CustomOrderGroup', await samples.customOrderGroup()) ?? 0,
    caller: {
      // A visitor uses an unknown name.
      userName: actor.userName ?? 'nobody@example.test',
      password: PASSWORD,
      token: actor.claims ? tokenOf(actor) : 'none',
      refreshToken: actor.refreshToken ?? 'none',
      uniqueId: () => samples.signInLink(actor),
    },
    picture: picture(),
  };
}
