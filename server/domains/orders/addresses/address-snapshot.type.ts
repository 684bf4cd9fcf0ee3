import { builder } from '../../../schema/builder.ts';
import { addressText } from '../../customers/address-text.ts';
import { stateName } from '../../customers/rules/state-names.ts';
import type { AddressSnapshot } from './address-snapshot.ts';

/** An address snapshot in GraphQL. */
export const AddressSnapshotType = builder.objectRef<AddressSnapshot>('AddressSnapshot').implement({
  description: 'Snapshot of an address, taken when the order was placed.',
  fields: (t) => ({
    contactName: t.exposeString('contactName', { description: 'Person to deliver to.' }),
    company: t.exposeString('company', { nullable: true, description: 'Business name.' }),
    line1: t.exposeString('line1', { description: 'Street and number.' }),
    line2: t.exposeString('line2', { nullable: true, description: 'Suite, floor, …' }),
    city: t.exposeString('city', { description: 'City.' }),
    zip: t.exposeString('zip', { description: 'Postal code.' }),
    state: t.string({
      nullable: true,
      description: 'State or province, in the request’s language where it has a name there.',
      resolve: ({ state, countryCode }, _args, { language }) =>
        state && stateName({ name: state, countryCode }, language),
    }),
    country: t.string({
      description: 'Country in the request’s language.',
      resolve: (address, _args, { language }) => (language === 'fr' ? address.countryFr : address.countryEn),
    }),
    lines: t.stringList({
      description: 'The address formatted for an envelope as its country does, with country and telephone.',
      resolve: ({ countryEn, countryFr, stateCode = null, ...address }, _args, { language }) =>
        addressText({ ...address, stateCode, country: language === 'fr' ? countryFr : countryEn }, language),
    }),
    phone: t.exposeString('phone', { nullable: true, description: 'Telephone.' }),
  }),
});
