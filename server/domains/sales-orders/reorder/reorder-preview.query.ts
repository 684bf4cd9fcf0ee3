import { dateOfIsoDay } from '../../../lib/calendar.ts';
import { localId } from '../../../lib/global-id.ts';
import { amountText, decimal } from '../../../lib/money.ts';
import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { JOB_ORDERS_ADD } from '../../jobs/rules/transitions.ts';
import { AddressSnapshotType } from '../../orders/addresses/address-snapshot.type.ts';
import { previewOfDraft } from '../../orders/order/order-preview.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { changedText } from '../../orders/placing/order-texts.ts';
import { parseReorderChanges, ReorderChangesInput } from '../../orders/reorder/reorder-changes.input.ts';
import type { OrderSums } from '../../orders/totals/order-totals.ts';
import { seesAmounts, seesSummary } from '../../pricing/access.ts';
import { PriceRowType, priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import { ChoiceType } from '../../pricing/configuration/choice.type.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import { RingSizeType, ringSizeOfColumn } from '../../pricing/ring-size.type.ts';
import { grantedPromotion } from '../../promotions/granted-promotion.ts';
import { GrantedPromotionType } from '../../promotions/granted-promotion.type.ts';
import { parcelOf } from '../../shipping-and-tax/rules/parcel.ts';
import { splitTax } from '../../shipping-and-tax/rules/tax-components.ts';
import { ShippingMethod, withShippingPrice } from '../../shipping-and-tax/shipping-method.type.ts';
import { TaxComponentType } from '../../shipping-and-tax/tax-component.type.ts';
import { draftOfReorder } from './draft-of-reorder.ts';
import { type PreparedReorder, prepareReorder } from './prepare-reorder.ts';

const ReorderPreviewType = builder.objectRef<PreparedReorder>('ReorderPreview').implement({
  description: 'Preview of a re-order at today’s prices, with the requested changes.',
  fields: (t) => {
    const sum = (
      name: Exclude<keyof NonNullable<OrderSums['amounts']>, 'taxComponents'>,
      description: string,
    ) =>
      t.field({
        type: 'Decimal',
        nullable: true,
        description,
        resolve: ({ sums }) => amountText(sums.amounts?.[name] ?? null),
      });
    return {
      jobOrder: t.prismaField({
        type: JobOrder,
        description: 'The job that would be repeated.',
        extensions: READ_AS_PLANNED,
        resolve: (query, { job }, _args, { db }) =>
          db.jobOrder.findUniqueOrThrow({ ...query, where: { id: job.id } }),
      }),
      before: t.field({
        type: 'Decimal',
        description: 'What one piece cost.',
        resolve: ({ job }) => job.unitPrice,
      }),
      after: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Unit price today; null when it needs a quote.',
        resolve: ({ priced }) => amountText(priced && orderablePrice(priced)),
      }),
      quoteRequired: t.boolean({
        description: 'It cannot be ordered without a quote.',
        resolve: ({ priced }) => !priced || orderablePrice(priced) === null,
      }),
      summary: t.field({
        type: [PriceRowType],
        nullable: true,
        description: 'Components of today’s unit price. Needs 1301.',
        resolve: ({ priced }, _args, { viewer }) =>
          priced && seesSummary(viewer) ? priceRowsOfJson(priced.snapshot().summary) : null,
      }),
      promisedOn: t.field({
        type: 'Date',
        nullable: true,
        description: 'Promised day if it were ordered now; null for a stock item.',
        resolve: ({ priced }) =>
          priced && !priced.itemType.isStock ? dateOfIsoDay(priced.promisedOn) : null,
      }),
      quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
      size: t.field({
        type: RingSizeType,
        nullable: true,
        description: 'Ring size.',
        resolve: ({ priced }) => ringSizeOfColumn(priced?.size == null ? null : decimal(String(priced.size))),
      }),
      choices: t.field({
        type: [ChoiceType],
        description: 'Chosen attributes, engravings among them.',
        resolve: ({ priced }) => priced?.choices ?? [],
      }),
      reference: t.string({
        nullable: true,
        description: 'Customer’s own reference.',
        resolve: ({ changes, job }) => changedText(changes.reference, job.reference),
      }),
      endCustomer: t.string({
        nullable: true,
        description: 'End customer.',
        resolve: ({ changes, job }) => changedText(changes.endCustomer, job.endCustomer),
      }),
      note: t.string({
        nullable: true,
        description: 'Note to the piece.',
        resolve: ({ changes, job }) => changedText(changes.note, job.note),
      }),
      shippingAddress: t.field({
        type: AddressSnapshotType,
        description: 'Shipping address.',
        resolve: ({ destination }) => destination.shippingAddress,
      }),
      billingAddress: t.field({
        type: AddressSnapshotType,
        description: 'Billing address.',
        resolve: ({ destination }) => destination.billingAddress,
      }),
      sellToAddress: t.field({
        type: AddressSnapshotType,
        nullable: true,
        description: 'End customer.',
        resolve: ({ destination }) => destination.sellToAddress,
      }),
      shippingMethod: t.field({
        type: ShippingMethod,
        nullable: true,
        description: 'Shipping method.',
        resolve: ({ destination }) => destination.shippingMethod,
      }),
      shippingMethods: t.field({
        type: [ShippingMethod],
        description: 'Shipping methods for the destination, with their prices for this order.',
        resolve: ({ destination, sums, priced, quantity }) =>
          destination.methods.map((method) =>
            sums.amounts
              ? withShippingPrice(method, {
                  subTotal: sums.amounts.subTotal,
                  parcel: parcelOf([
                    {
                      estimatedWeight: priced?.estimatedWeight ?? null,
                      quantity,
                      parcel: priced?.itemType.parcel ?? null,
                    },
                  ]),
                })
              : method,
          ),
      }),
      currency: t.string({
        description: 'ISO 4217.',
        resolve: ({ priced, job }) => priced?.currency ?? job.currency,
      }),
      subTotal: sum('subTotal', 'Price of all pieces; amounts are null when it needs a quote.'),
      promotions: t.field({
        type: [GrantedPromotionType],
        description: 'Automatic promotions that apply today.',
        resolve: ({ sums }) => sums.granted.map(grantedPromotion),
      }),
      discountValue: sum('discountValue', 'Discount on the subtotal.'),
      shippingPrice: sum('shippingPrice', 'Price of shipping.'),
      salesTaxPercent: t.field({
        type: 'Decimal',
        description: 'Sales tax rate.',
        resolve: ({ sums }) => sums.salesTaxPercent,
      }),
      salesTaxValue: sum('salesTaxValue', 'Sales tax.'),
      taxComponents: t.field({
        type: [TaxComponentType],
        description: 'Components of the sales tax.',
        resolve: ({ sums: { amounts } }) =>
          amounts ? splitTax(amounts.salesTaxValue, amounts.taxComponents) : [],
      }),
      grandTotal: sum('grandTotal', 'Total of the order.'),
      order: t.field({
        type: OrderPreviewType,
        nullable: true,
        description: 'Preview of the order; null when it needs a quote.',
        resolve: (prepared, _args, context) => {
          const draft = draftOfReorder(prepared, context);
          return draft && previewOfDraft(draft, seesAmounts(context.viewer));
        },
      }),
    };
  },
});

builder.queryField('reorderPreview', (t) =>
  t.field({
    type: ReorderPreviewType,
    nullable: true,
    description:
      'Preview of a re-order at today’s prices. Nothing is written. Needs 1702 and visible prices.',
    authScopes: { permission: JOB_ORDERS_ADD },
    budget: 12,
    sample: async ({ buyer, job, foreign }) => ({
      as: buyer,
      args: { jobOrderId: await job() },
      foreign: { jobOrderId: foreign.jobId },
    }),
    args: {
      jobOrderId: t.arg.id({ required: true, description: 'Job order to repeat.' }),
      changes: t.arg({ type: ReorderChangesInput, description: 'Requested changes.' }),
    },
    resolve: (_root, args, { db, viewer, now, services }) => {
      const jobOrderId = localId('JobOrder', String(args.jobOrderId));
      const changes = parseReorderChanges(args.changes);
      if (jobOrderId === null || !seesAmounts(viewer)) return null;
      return prepareReorder(db, { viewer, jobOrderId, changes, now, feed: services.changes });
    },
  }),
);
