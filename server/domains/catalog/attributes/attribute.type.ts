import { encodeGlobalId, nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { letteringSigns, STANDARD_LETTERING_SIGNS } from '../../pricing/rules/engravable.ts';

/** A choice that customers make. */
export const Attribute = builder.prismaNode('Attribute', {
  description: 'An attribute that a customer chooses a value for: finish, stone quality, engraving, …',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id) => ({ id: nodeKey(id) }),
  nullable: true,
  sample: ({ buyer, configuration: { attributes } }) => ({
    as: buyer,
    id: attributes[0]?.attributeId ?? 0,
    hiddenFrom: null,
  }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, for `configuration.attributes`.' }),
    code: t.exposeString('code', { description: 'Stable code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (attribute, _args, context) => localised(context, attribute),
    }),
    kind: t.exposeString('kind', {
      description: 'SELECT, SIZE (`configuration.size`), TEXT, NUMBER or DATE.',
    }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of a NUMBER, e.g. `cm`.' }),
    showInProductCatalog: t.exposeBoolean('showInProductCatalog', {
      description: 'Offered as a filter of lists.',
    }),
    maxLength: t.exposeInt('maxLength', { nullable: true, description: 'Longest text, for TEXT.' }),
    isAskedOnOrder: t.exposeBoolean('askedOnOrder', {
      description: 'Asked once per order, at checkout.',
    }),
    isRequiredOnOrder: t.exposeBoolean('requiredOnOrder', {
      description: 'Required before an order can be placed.',
    }),
    dependsOnId: t.exposeInt('dependsOnId', {
      nullable: true,
      description:
        'Applies only while the attribute with this integer id is chosen, e.g. the lettering only with an engraving text; null: always.',
    }),
    signs: t.string({
      nullable: true,
      description:
        'Characters that can be engraved when no lettering is chosen, as hexadecimal code point ranges: `21-7e a0-148`; null: the text is not engraved.',
      select: {
        kind: true,
        options: { where: { treatmentId: { not: null } }, take: 1, select: { id: true } },
      },
      resolve: ({ kind, options }) =>
        kind === 'TEXT' && options.length > 0 ? STANDARD_LETTERING_SIGNS : null,
    }),
    options: t.relation('options', {
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
      description: 'Values of a SELECT, in their order.',
    }),
  }),
});

/** An option of a SELECT attribute. */
export const AttributeOption = builder.prismaObject('AttributeOption', {
  description: 'One value of a SELECT attribute.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('AttributeOption', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id, for `optionId`.' }),
    code: t.exposeString('code', { description: 'Code, unique within its attribute.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (option, _args, context) => localised(context, option),
    }),
    signs: t.string({
      nullable: true,
      description:
        'Characters that this lettering supports, as hexadecimal code point ranges: `21-7e a0-148`; null: the option is not a lettering.',
      resolve: ({ code }) => letteringSigns(code),
    }),
    stoneShape: t.exposeString('stoneShape', {
      nullable: true,
      description: 'Cut of the centre stone with this option: ROUND, OVAL, …',
    }),
  }),
});
