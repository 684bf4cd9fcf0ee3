import { builder } from '../../schema/builder.ts';

/** An address outside of the address book. */
export const PostalAddressInput = builder.inputType('PostalAddressInput', {
  description: 'An address that is not in an address book.',
  fields: (t) => ({
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
  }),
});
