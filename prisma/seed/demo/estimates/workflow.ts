import type { NewWorkflowRules } from '../../../../server/domains/estimates/data/create-workflow-rules.ts';

const SHOWN_BEFORE = {
  textEn: 'An estimate commits nobody. It is kept for 30 days.',
  textFr: 'Une estimation n’engage personne. Elle est conservée 30 jours.',
};

/** Which services may follow each other. Casting requires modelling, and setting requires casting. */
export const demoWorkflow: NewWorkflowRules = {
  groups: [
    { code: 'DESIGN', nameEn: 'Design', nameFr: 'Conception' },
    { code: 'MAKING', nameEn: 'Making', nameFr: 'Fabrication' },
    { code: 'DECORATION', nameEn: 'Decoration', nameFr: 'Décor' },
    { code: 'CARE', nameEn: 'Care of existing pieces', nameFr: 'Entretien de pièces existantes' },
  ],
  rules: [
    rule('CAD', 'DESIGN', ['CASTING'], { requiresProof: true, minLeadDays: 5 }),
    rule('CASTING', 'MAKING', ['SETTING', 'FINISHING', 'ENGRAVING'], { minLeadDays: 4 }),
    rule('SETTING', 'MAKING', ['FINISHING', 'ENGRAVING', 'PLATING'], { minLeadDays: 2 }),
    rule('FINISHING', 'MAKING', ['ENGRAVING', 'PLATING', 'APPRAISAL'], { minLeadDays: 1 }),
    rule('ENGRAVING', 'DECORATION', ['PLATING', 'APPRAISAL'], { requiresProof: true, minLeadDays: 2 }),
    rule('PLATING', 'DECORATION', ['APPRAISAL'], { minLeadDays: 1 }),
    rule('SIZING', 'CARE', ['REPAIR', 'APPRAISAL'], { minLeadDays: 2 }),
    rule('REPAIR', 'CARE', ['APPRAISAL'], { minLeadDays: 3 }),
    rule('APPRAISAL', 'CARE', [], { minLeadDays: 1 }),
  ],
  infoTexts: [
    { page: 'CREATE', ...SHOWN_BEFORE },
    { page: 'EDIT', ...SHOWN_BEFORE },
    {
      page: 'JOB',
      textEn: 'What a job costs is agreed when it is ordered.',
      textFr: 'Le prix d’une fabrication est convenu à la commande.',
    },
    {
      page: 'QUOTE',
      textEn: 'We look at every design before we make an offer.',
      textFr: 'Nous examinons chaque création avant de vous faire une offre.',
    },
  ],
};

function rule(
  serviceTypeCode: string,
  groupCode: string,
  nextCodes: readonly string[],
  { requiresProof = false, minLeadDays }: { requiresProof?: boolean; minLeadDays: number },
) {
  return { serviceTypeCode, groupCode, nextCodes, requiresProof, minLeadDays };
}
