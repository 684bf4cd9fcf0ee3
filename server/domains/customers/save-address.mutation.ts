import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';
import { ConflictError, NotFoundError, RefusedError } from '../../errors/errors.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { requireAddressBook, requireAddressDefaults } from './access.ts';
import { Address } from './address.type.ts';
import { type AddressFields, addressSchema, checkPlace } from './address-input.ts';
import { Customer } from './customer.type.ts';
import { lockCustomer } from './lock-customer.ts';
import { changesDefaults } from './rules/address-defaults.ts';

/** ISO 3166-1 code of the example. */
const UNITED_STATES = 840;

/** Maximum number of addresses in an address book. */
const MAX_ADDRESSES = 200;

mutation('saveAddress', {
  description:
    'Adds an address to the address book of the active customer, or changes one. Needs 2402, and 2409 to change a default address (staff: 3303). All fields are replaced; only absent default flags are unchanged.',
  permission: requireAddressBook,
  audit: { action: ['ADDRESS_ADDED', 'ADDRESS_CHANGED'], entityType: 'Address' },
  repeat: 'keyed',
  budget: 7,
  input: (t) => ({
    id: t.int({ description: 'Integer id of the address to change; absent: a new one.' }),
    label: t.string({
      required: true,
      description: 'Label of the address, 60 characters at most.',
    }),
    contactName: t.string({
      required: true,
      description: 'Name of the contact person, 100 characters at most.',
    }),
    company: t.string({ description: 'Company, at most 100.' }),
    line1: t.string({ required: true, description: 'Street and number, at most 120.' }),
    line2: t.string({ description: 'Suite, floor, building, at most 120.' }),
    city: t.string({ description: 'City, at most 80; required in some countries (`requiresCity`).' }),
    zip: t.string({
      description: 'Postal code, at most 20; required in some countries (`requiresZip`).',
    }),
    stateId: t.int({ description: 'Integer id of the state; required in the United States and Canada.' }),
    countryId: t.int({ required: true, description: 'ISO 3166-1 numeric code.' }),
    phone: t.string({ description: 'Telephone, at most 30.' }),
    isDefaultShipping: t.boolean({ description: 'Make it the address that orders go to.' }),
    isDefaultBilling: t.boolean({ description: 'Make it the address that bills go to.' }),
    version: t.int({
      description: 'Version that the client last read; another version is refused with ConflictError.',
    }),
  }),
  resolve: async (input, context, writes) => {
    const { db, viewer } = context;
    const customerId = viewer.requireCustomer();
    const address = parseInput(addressSchema, input);
    return writes.once({
      request: { customerId, ...address },
      prepare: () => checkPlace(db, address),
      work: async (tx, record) => {
        await lockCustomer(tx, customerId);
        const addressId =
          address.id == null
            ? await addAddress(tx, viewer, customerId, address)
            : await changeAddress(tx, viewer, customerId, address.id, address);
        await keepOneDefault(tx, customerId, addressId, address);
        record({
          action: address.id == null ? 'ADDRESS_ADDED' : 'ADDRESS_CHANGED',
          entityId: addressId,
          customerId,
          data: { label: address.label },
        });
        return { addressId, customerId };
      },
    });
  },
  success: (t) => ({
    address: t.prismaField({
      type: Address,
      description: 'The address as it is now.',
      resolve: (query, { addressId }, _args, { db }) =>
        db.address.findUniqueOrThrow({ ...query, where: { id: addressId } }),
    }),
    customer: t.prismaField({
      type: Customer,
      description: 'Its customer, with the whole address book.',
      resolve: (query, { customerId }, _args, { db }) =>
        db.customer.findUniqueOrThrow({ ...query, where: { id: customerId } }),
    }),
  }),
  sample: async ({ caller, owner, address, stateId, foreign }) => ({
    as: caller(owner),
    input: {
      label: 'Home',
      contactName: 'Ada Moon',
      line1: '1 Moon Street',
      city: 'New York',
      zip: '10001',
      countryId: UNITED_STATES,
      stateId,
    },
    foreign: { 'input.id': foreign.addressId },
    audited: 'ADDRESS_ADDED',
    ofExisting: { id: await address() },
  }),
});

/** The first address of a book becomes all defaults. */
async function addAddress(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  customerId: number,
  address: AddressFields,
): Promise<number> {
  const count = await tx.address.count({ where: { customerId, archivedAt: null } });
  if (count >= MAX_ADDRESSES) throw new RefusedError('ADDRESS_LIMIT', { limit: MAX_ADDRESSES });
  const isFirst = count === 0;
  if (changesDefaults(null, address, { isFirst })) requireAddressDefaults(viewer);
  const { id } = await tx.address.create({
    data: {
      ...columnsOf(address),
      customerId,
      isDefaultShipping: isFirst || (address.isDefaultShipping ?? false),
      isDefaultBilling: isFirst || (address.isDefaultBilling ?? false),
    },
    select: { id: true },
  });
  return id;
}

async function changeAddress(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  customerId: number,
  id: number,
  address: AddressFields,
): Promise<number> {
  // The book is locked, so it does not change in between.
  const before = await tx.address.findFirst({
    where: { id, customerId, archivedAt: null },
    select: { version: true, isDefaultShipping: true, isDefaultBilling: true },
  });
  if (!before) throw new NotFoundError('Address');
  if (changesDefaults(before, address, { isFirst: false })) requireAddressDefaults(viewer);
  if (address.version != null && address.version !== before.version) throw new ConflictError(before.version);
  await tx.address.update({
    where: { id },
    data: {
      ...columnsOf(address),
      ...(address.isDefaultShipping == null ? {} : { isDefaultShipping: address.isDefaultShipping }),
      ...(address.isDefaultBilling == null ? {} : { isDefaultBilling: address.isDefaultBilling }),
      version: { increment: 1 },
    },
  });
  return id;
}

/** Clears the previous default of a kind when a new one is set. */
async function keepOneDefault(
  tx: Prisma.TransactionClient,
  customerId: number,
  addressId: number,
  { isDefaultShipping, isDefaultBilling }: AddressFields,
): Promise<void> {
  const others = { customerId, id: { not: addressId } };
  if (isDefaultShipping) {
    await tx.address.updateMany({
      where: { ...others, isDefaultShipping: true },
      data: { isDefaultShipping: false },
    });
  }
  if (isDefaultBilling) {
    await tx.address.updateMany({
      where: { ...others, isDefaultBilling: true },
      data: { isDefaultBilling: false },
    });
  }
}

function columnsOf(address: AddressFields) {
  const { label, contactName, company, line1, line2, city, zip, countryId, phone } = address;
  return {
    label,
    contactName,
    company,
    line1,
    line2,
    city,
    zip,
    countryId,
    phone,
    stateId: address.stateId ?? null,
  };
}
