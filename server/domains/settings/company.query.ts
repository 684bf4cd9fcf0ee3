import { builder } from '../../schema/builder.ts';
import { requestSettings } from './read-settings.ts';
import type { Company } from './settings.ts';
import { Storefront } from './storefront.type.ts';

const CompanyDetails = builder.objectRef<Company>('CompanyDetails').implement({
  description: 'The manufacturer’s details, as shown on documents and in e-mails.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name.' }),
    legalName: t.exposeString('legalName', { description: 'Name on invoices.' }),
    email: t.exposeString('email', { description: 'Address for questions.' }),
    phone: t.exposeString('phone', { description: 'Telephone.' }),
    line1: t.exposeString('line1', { description: 'Street and number.' }),
    line2: t.exposeString('line2', { nullable: true, description: 'Suite, floor, building.' }),
    city: t.exposeString('city', { description: 'City.' }),
    zip: t.exposeString('zip', { description: 'Postal code.' }),
    state: t.exposeString('state', { nullable: true, description: 'ISO 3166-2 code without the country.' }),
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2 code.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code of all prices.' }),
    website: t.exposeString('website', { nullable: true, description: 'Web address.' }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA time zone; promised days are days of this zone.',
    }),
  }),
});

const FormatSetting = builder.objectRef<{ name: string; value: string }>('FormatSetting').implement({
  description: 'How dates and numbers are written.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name, e.g. `DATE_FORMAT`.' }),
    value: t.exposeString('value', { description: 'Value, e.g. `MM/dd/yyyy`.' }),
  }),
});

builder.queryFields((t) => ({
  companyDetails: t.field({
    type: CompanyDetails,
    description: 'The manufacturer.',
    budget: 0,
    resolve: async (_root, _args, context) => (await requestSettings(context)).COMPANY,
  }),
  formatSettings: t.field({
    type: [FormatSetting],
    description: 'How dates and numbers are written.',
    budget: 0,
    resolve: async (_root, _args, context) =>
      Object.entries((await requestSettings(context)).FORMATS).map(([name, value]) => ({ name, value })),
  }),
  storefront: t.field({
    type: Storefront,
    description: 'Switches of the storefront; safe for visitors.',
    budget: 0,
    resolve: async (_root, _args, context) => ({
      pricesShown: (await requestSettings(context)).STOREFRONT_PRICES,
    }),
  }),
}));
