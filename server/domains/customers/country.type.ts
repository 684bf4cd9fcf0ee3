import { cachedRows } from '../../database/changes/cached-rows.ts';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { type Language, localised } from '../../schema/context.ts';
import { countryCode, postalRules } from './postal-addresses.ts';
import { stateName } from './rules/state-names.ts';

const AddressPartEnum = builder.enumType('AddressPart', {
  description: 'A part of a postal address.',
  values: {
    NAME: { description: 'Name of the contact person.' },
    COMPANY: { description: 'Company.' },
    STREET: { description: 'Street and number, with suite, floor and building if present.' },
    CITY: { description: 'City.' },
    STATE: { description: 'State, province or region.' },
    ZIP: { description: 'Postal code.' },
  },
});

/** An ISO 3166-1 country. */
const Country = builder.prismaObject('Country', {
  description: 'An ISO 3166-1 country.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('Country', id) }),
    databaseId: t.exposeInt('id', { description: 'ISO 3166-1 numeric code.' }),
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2 code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (country, _args, context) => localised(context, country),
    }),
    requiresState: t.boolean({
      description: 'Addresses in this country need a state.',
      resolve: ({ id }) => postalRules(id).requiresState,
    }),
    requiresCity: t.boolean({
      description: 'Addresses in this country need a city.',
      resolve: ({ id }) => postalRules(id).requiresCity,
    }),
    requiresZip: t.boolean({
      description: 'Addresses in this country need a postal code.',
      resolve: ({ id }) => postalRules(id).requiresZip,
    }),
    addressParts: t.field({
      type: [AddressPartEnum],
      description: 'Parts of an address in this country, in writing order.',
      resolve: ({ id }) => [...postalRules(id).parts],
    }),
    zipExample: t.string({
      nullable: true,
      description: 'Example of a postal code in the format of the country.',
      resolve: ({ id }) => postalRules(id).zipExample,
    }),
  }),
});

/** An ISO 3166-2 subdivision. */
const State = builder.prismaObject('State', {
  description: 'An ISO 3166-2 subdivision: state, province, region.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('State', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'ISO 3166-2 code without the country.' }),
    name: t.string({
      description: 'Name in the language of the request, if available.',
      resolve: (state, _args, { language }) => nameOf(state, language),
    }),
    countryId: t.exposeInt('countryId', { description: 'ISO 3166-1 numeric code of its country.' }),
  }),
});

builder.queryFields((t) => ({
  countries: t.prismaField({
    type: [Country],
    description: 'All countries, by name in the language of the request.',
    budget: 0,
    resolve: async (query, _root, _args, context) => {
      const countries = await cachedRows(context, ['countries', query], () =>
        context.db.country.findMany({ ...query }),
      );
      // The database sorts É after Z.
      const byName = new Intl.Collator(context.language).compare;
      return countries.toSorted((one, other) => byName(localised(context, one), localised(context, other)));
    },
  }),
  states: t.prismaField({
    type: [State],
    description: 'States of a country, or of all countries, by name in the language of the request.',
    budget: 0,
    sample: ({ buyer }) => ({ as: buyer, args: { countryId: 840 } }),
    args: { countryId: t.arg.int({ description: 'ISO 3166-1 numeric code.' }) },
    resolve: async (query, _root, { countryId }, context) => {
      const states = await cachedRows(context, ['states', query, countryId], () =>
        context.db.state.findMany({
          ...query,
          where: countryId == null ? {} : { countryId },
          orderBy: [{ countryId: 'asc' }, { name: 'asc' }, { id: 'asc' }],
        }),
      );
      if (context.language === 'en') return states;
      const byName = new Intl.Collator(context.language).compare;
      return states.toSorted(
        (one, other) =>
          one.countryId - other.countryId ||
          byName(nameOf(one, context.language), nameOf(other, context.language)),
      );
    },
  }),
}));

function nameOf({ name, countryId }: { name: string; countryId: number }, language: Language): string {
  return stateName({ name, countryCode: countryCode(countryId) }, language);
}
