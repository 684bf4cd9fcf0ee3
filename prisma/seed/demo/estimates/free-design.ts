import { SPECIFICATION } from '../../../../server/domains/estimates/content/design-words.ts';
import { demoAlloys } from '../catalogue/alloys.ts';
import { piece } from '../catalogue/piece.ts';
import { demoRates } from '../catalogue/rates.ts';
import { demoWorkflow } from './workflow.ts';

/** The attribute with the description of a free design in quotes and jobs. */
export const designSpecification = {
  code: SPECIFICATION,
  nameEn: 'Specification',
  nameFr: 'Fiche technique',
  kind: 'TEXT',
  showInProductCatalog: false,
  rank: 90,
  maxLength: 2_000,
  options: [],
} as const;

/** The placeholder item type of free designs: any metal, service and treatment, with the standard terms. */
export const freeDesign = piece(
  'DESIGN',
  ['Free design', 'Création libre'],
  ['A piece after a drawing of your own.', 'Une pièce d’après votre propre dessin.'],
  {
    itemGroupCode: 'SERVICES',
    categoryCodes: [],
    shownInCatalog: false,
    freeDesign: true,
    quoteRequired: true,
    acceptsOwnMetal: true,
    requiresProof: true,
    leadDays: 20,
    refWeight: '5',
    finishRatio: '0.92',
    lossPercent: '7',
    sketch: { kind: 'PLATE_PENDANT', form: 'DISC', finish: 'BRUSHED' },
    metals: demoAlloys.map(({ code }) => code),
    attributes: [{ attributeCode: SPECIFICATION, required: false, optionCodes: [] }],
    serviceCodes: demoWorkflow.rules.map(({ serviceTypeCode }) => serviceTypeCode),
    treatmentCodes: demoRates.treatments.map(({ code }) => code),
  },
);
