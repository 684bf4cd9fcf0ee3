import { nodeKey } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { localised } from '../../schema/context.ts';
import { visibleAddresses } from './access.ts';
import { addressText } from './address-text.ts';

/** An entry of a customer's address book. */
export const Address = builder.prismaNode('Address', {
  description: 'An entry of a customer’s address book.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleAddresses(viewer) }),
  nullable: true,
  sample: async ({ buyer, address, foreignBuyer }) => ({
    as: buyer,
    id: await address(),
    hiddenFrom: foreignBuyer,
  }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    label: t.exposeString('label', { description: 'Label that the customer gave it.' }),
    contactName: t.exposeString('contactName', { description: 'Name of the contact person.' }),
    company: t.exposeString('company', {
      nullable: true,
      description: 'Company, where it is not the customer.',
    }),
    line1: t.exposeString('line1', { description: 'Street and number.' }),
    line2: t.exposeString('line2', { nullable: true, description: 'Suite, floor, building.' }),
    city: t.exposeString('city', { description: 'City.' }),
    zip: t.exposeString('zip', { description: 'Postal code.' }),
    state: t.relation('state', { nullable: true, description: 'State or province.' }),
    country: t.relation('country', { description: 'Country.' }),
    lines: t.stringList({
      description: 'The address formatted for an envelope as its country does, with country and telephone.',
      select: {
        contactName: true,
        company: true,
        line1: true,
        line2: true,
        city: true,
        zip: true,
        phone: true,
        state: { select: { code: true, name: true } },
        country: { select: { code: true, nameEn: true, nameFr: true } },
      },
      resolve: ({ state, country, ...address }, _args, context) =>
        addressText(
          {
            ...address,
            state: state?.name ?? null,
            stateCode: state?.code ?? null,
            countryCode: country.code,
            country: localised(context, country),
          },
          context.language,
        ),
    }),
    phone: t.exposeString('phone', { nullable: true, description: 'Telephone.' }),
    isDefaultShipping: t.exposeBoolean('isDefaultShipping', {
      description: 'Default shipping address.',
    }),
    isDefaultBilling: t.exposeBoolean('isDefaultBilling', {
      description: 'Default billing address.',
    }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back when changing.',
    }),
  }),
});
