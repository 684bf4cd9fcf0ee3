import { builder } from '../../../schema/builder.ts';
import type {
  PieceAlloy,
  PieceAttribute,
  PieceOption,
  PieceService,
  PieceStone,
  PieceTreatment,
} from '../sources/piece.ts';
import { namedFields } from './named-fields.ts';
import type { SheetPiece } from './sheet-facts.ts';

const AlloyPartType = builder.objectRef<PieceAlloy['components'][number]>('SheetAlloyPart').implement({
  description: 'A metal of an alloy.',
  fields: (t) => ({
    metalCode: t.exposeString('metalCode', { description: 'AU, AG, CU, …' }),
    fraction: t.expose('fraction', { type: 'Decimal', description: 'Share of the weight, 0 to 1.' }),
  }),
});

const AlloyType = builder.objectRef<SheetPiece['alloys'][number]>('SheetAlloy').implement({
  description: 'An alloy that a piece is offered in, with the data for its price per gram.',
  fields: (t) => ({
    ...namedFields(t, ', for `configuration.alloyId`'),
    premiumPercent: t.expose('premiumPercent', {
      type: 'Decimal',
      description: 'Fee of the refiner.',
    }),
    density: t.expose('density', { type: 'Decimal', description: 'g/cm³.' }),
    components: t.expose('components', { type: [AlloyPartType], description: 'Its metals.' }),
  }),
});

const TreatmentType = builder.objectRef<PieceTreatment>('SheetTreatment').implement({
  description: 'A treatment with its rate.',
  fields: (t) => ({
    ...namedFields(t),
    unit: t.exposeString('unit', { description: 'FIXED, PER_GRAM or PER_AREA.' }),
    rate: t.expose('rate', { type: 'Decimal', description: 'Price per unit.' }),
    setup: t.expose('setup', { type: 'Decimal', description: 'Setup price per piece.' }),
  }),
});

const OptionType = builder.objectRef<PieceOption>('SheetOption').implement({
  description: 'An option of an attribute and what it changes in the price.',
  fields: (t) => ({
    ...namedFields(t, ', for `optionId`'),
    stoneQuality: t.exposeString('stoneQuality', {
      nullable: true,
      description: 'Stone quality that it selects in place of the default.',
    }),
    stoneGem: t.exposeString('stoneGem', {
      nullable: true,
      description: 'Gem that it puts in the place of another.',
    }),
    stoneShape: t.exposeString('stoneShape', { nullable: true, description: 'Shape of the centre stone.' }),
    centreCarat: t.expose('centreCarat', {
      type: 'Decimal',
      nullable: true,
      description: 'Carat of the centre stone.',
    }),
    treatment: t.expose('treatment', {
      type: TreatmentType,
      nullable: true,
      description: 'Treatment that comes with it.',
    }),
  }),
});

const AttributeType = builder.objectRef<PieceAttribute>('SheetAttribute').implement({
  description: 'An attribute that a piece offers.',
  fields: (t) => ({
    ...namedFields(t, ', for `attributeId`'),
    kind: t.exposeString('kind', { description: 'SELECT, SIZE, TEXT or NUMBER.' }),
    maxLength: t.exposeInt('maxLength', { nullable: true, description: 'Longest text.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of a number.' }),
    minNumber: t.expose('minNumber', { type: 'Decimal', nullable: true, description: 'Least number.' }),
    maxNumber: t.expose('maxNumber', { type: 'Decimal', nullable: true, description: 'Greatest number.' }),
    numberStep: t.expose('numberStep', {
      type: 'Decimal',
      nullable: true,
      description: 'Steps of the number.',
    }),
    defaultNumber: t.expose('defaultNumber', {
      type: 'Decimal',
      nullable: true,
      description: 'Default number.',
    }),
    weighedNumber: t.expose('weighedNumber', {
      type: 'Decimal',
      nullable: true,
      description: 'Value of the number for the reference weight; null: the weight does not depend on it.',
    }),
    required: t.exposeBoolean('required', { description: 'Something has to be chosen.' }),
    dependsOnId: t.exposeInt('dependsOnId', {
      nullable: true,
      description: 'Applies only while the attribute with this integer id is chosen; null: always.',
    }),
    defaultOptionId: t.exposeInt('defaultOptionId', {
      nullable: true,
      description: 'Default option.',
    }),
    options: t.expose('options', { type: [OptionType], description: 'Options offered, in order.' }),
  }),
});

const ServiceRateType = builder.objectRef<NonNullable<PieceService['rate']>>('SheetServiceRate').implement({
  description: 'What work costs.',
  fields: (t) => ({
    perPiece: t.expose('perPiece', { type: 'Decimal', description: 'Per piece, below the threshold.' }),
    perGram: t.expose('perGram', { type: 'Decimal', description: 'Per gram, from the threshold on.' }),
    minimum: t.expose('minimum', { type: 'Decimal', description: 'The least by the gram.' }),
    threshold: t.expose('threshold', { type: 'Decimal', description: 'Grams.' }),
  }),
});

const ServiceType = builder.objectRef<PieceService>('SheetService').implement({
  description: 'Work on a piece.',
  fields: (t) => ({
    ...namedFields(t),
    rate: t.expose('rate', {
      type: ServiceRateType,
      nullable: true,
      description: 'Rate of the service; null: there is no rate, and the piece has no price.',
    }),
  }),
});

const StoneType = builder.objectRef<PieceStone>('SheetStone').implement({
  description: 'A group of identical stones in the bill of material.',
  fields: (t) => ({
    position: t.exposeString('position', { description: 'CENTRE or another place.' }),
    gem: t.exposeString('gem', { description: 'DIAMOND, SAPPHIRE, …' }),
    shape: t.exposeString('shape', { description: 'ROUND, OVAL, …' }),
    quality: t.exposeString('quality', { description: 'Grade, e.g. "G-VS".' }),
    caratEach: t.expose('caratEach', { type: 'Decimal', description: 'Carat of one stone.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
    settingType: t.exposeString('settingType', { description: 'How they are set; NONE: loose.' }),
  }),
});

const FindingType = builder.objectRef<SheetPiece['findings'][number]>('SheetFinding').implement({
  description: 'Bought parts of a piece.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable code.' }),
    nameEn: t.exposeString('nameEn', { description: 'English name.' }),
    nameFr: t.exposeString('nameFr', { description: 'French name.' }),
    quantity: t.expose('quantity', { type: 'Decimal', description: 'How many.' }),
    price: t.expose('price', { type: 'Decimal', description: 'Price of one.' }),
  }),
});

const QuantityBreakType = builder
  .objectRef<SheetPiece['quantityBreaks'][number]>('SheetQuantityBreak')
  .implement({
    description: 'From a quantity on, each piece costs less.',
    fields: (t) => ({
      fromQuantity: t.exposeInt('fromQuantity', { description: 'The least quantity.' }),
      percent: t.expose('percent', { type: 'Decimal', description: 'Per cent less.' }),
    }),
  });

const SubItemType = builder.objectRef<SheetPiece['subItems'][number]>('SheetSubItem').implement({
  description: 'A part that goes with a piece.',
  fields: (t) => ({
    childId: t.exposeInt('childId', { description: 'Integer id of its item type.' }),
    quantity: t.exposeInt('quantity', { description: 'How many go with one piece.' }),
  }),
});

/** A piece on a price sheet. */
export const SheetPieceType = builder.objectRef<SheetPiece>('SheetPiece').implement({
  description: 'An item type with all data that its price depends on.',
  fields: (t) => ({
    ...namedFields(t, ' of the item type'),
    itemGroupId: t.exposeInt('itemGroupId', { description: 'Integer id of its group.' }),
    isOffered: t.exposeBoolean('isOffered', { description: 'Shown in the catalogue and still made.' }),
    freeDesign: t.exposeBoolean('freeDesign', { description: 'Placeholder for free designs.' }),
    quoteRequired: t.exposeBoolean('quoteRequired', { description: 'Priced by hand only.' }),
    acceptsOwnMetal: t.exposeBoolean('acceptsOwnMetal', { description: 'The customer may bring the metal.' }),
    leadDays: t.exposeInt('leadDays', {
      description: 'Business days until it is ready, before the priority.',
    }),
    refWeight: t.expose('refWeight', { type: 'Decimal', description: 'Grams of the reference piece.' }),
    refSize: t.expose('refSize', {
      type: 'Decimal',
      nullable: true,
      description: 'US ring size of the reference piece.',
    }),
    minSize: t.expose('minSize', { type: 'Decimal', nullable: true, description: 'Smallest US ring size.' }),
    maxSize: t.expose('maxSize', { type: 'Decimal', nullable: true, description: 'Largest US ring size.' }),
    thickness: t.expose('thickness', { type: 'Decimal', description: 'Thickness of the shank in mm.' }),
    cadVolume: t.expose('cadVolume', {
      type: 'Decimal',
      nullable: true,
      description: 'Volume of the CAD model in cm³; null: the weight comes from the reference piece.',
    }),
    finishRatio: t.expose('finishRatio', {
      type: 'Decimal',
      nullable: true,
      description: 'Finished weight as a fraction of the cast weight, 0 to 1.',
    }),
    surfaceArea: t.expose('surfaceArea', {
      type: 'Decimal',
      nullable: true,
      description: 'Surface in cm² for treatments charged by area; null: not known.',
    }),
    shankShare: t.expose('shankShare', {
      type: 'Decimal',
      description: 'Fraction of the weight that depends on the ring size, 0 to 1.',
    }),
    lossPercent: t.expose('lossPercent', { type: 'Decimal', description: 'Metal loss in per cent.' }),
    markupMetal: t.expose('markupMetal', { type: 'Decimal', description: 'Markup on metal in per cent.' }),
    markupLabour: t.expose('markupLabour', { type: 'Decimal', description: 'Markup on labour in per cent.' }),
    markupStone: t.expose('markupStone', { type: 'Decimal', description: 'Markup on stones in per cent.' }),
    markupFinding: t.expose('markupFinding', {
      type: 'Decimal',
      description: 'Markup on findings in per cent.',
    }),
    roundUnitTo: t.expose('roundUnitTo', {
      type: 'Decimal',
      nullable: true,
      description: 'Rounding step of its unit price; null: the general one.',
    }),
    alloys: t.expose('alloys', { type: [AlloyType], description: 'Alloys offered, in order.' }),
    defaultAlloyId: t.exposeInt('defaultAlloyId', {
      nullable: true,
      description: 'Default alloy.',
    }),
    attributes: t.expose('attributes', {
      type: [AttributeType],
      description: 'Attributes offered, in order.',
    }),
    stones: t.expose('stones', { type: [StoneType], description: 'Stones of the bill of material.' }),
    findings: t.expose('findings', { type: [FindingType], description: 'Bought parts.' }),
    services: t.expose('services', { type: [ServiceType], description: 'Work, in order.' }),
    treatments: t.expose('treatments', {
      type: [TreatmentType],
      description: 'Treatments that it always gets.',
    }),
    quantityBreaks: t.expose('quantityBreaks', {
      type: [QuantityBreakType],
      description: 'Quantity discounts.',
    }),
    subItems: t.expose('subItems', { type: [SubItemType], description: 'Parts that go with it, in order.' }),
  }),
});
