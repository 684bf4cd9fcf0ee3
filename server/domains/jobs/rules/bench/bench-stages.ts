/** A stage of the bench. It is independent of the status. Customers see only its coarse label. */
interface BenchStage {
  code: number;
  nameEn: string;
  nameFr: string;
  coarseEn: string;
  coarseFr: string;
}

const DESIGN = { coarseEn: 'Design', coarseFr: 'Conception' };
const CASTING = { coarseEn: 'Casting', coarseFr: 'Fonte' };
const BENCH = { coarseEn: 'At the bench', coarseFr: 'À l’établi' };
const FINISHING = { coarseEn: 'Finishing', coarseFr: 'Finition' };

/** Stages in working order (product rules, statuses and transitions). Code − 1 means: waiting for that stage. */
export const BENCH_STAGES: readonly BenchStage[] = [
  { code: 10, nameEn: 'Design', nameFr: 'Conception', ...DESIGN },
  { code: 20, nameEn: 'CAD', nameFr: 'CAO', ...DESIGN },
  { code: 30, nameEn: 'Wax printing', nameFr: 'Impression de la cire', ...CASTING },
  { code: 40, nameEn: 'Casting', nameFr: 'Fonte', ...CASTING },
  { code: 50, nameEn: 'Clean-up', nameFr: 'Ébarbage', ...BENCH },
  { code: 60, nameEn: 'Assembly', nameFr: 'Assemblage', ...BENCH },
  { code: 70, nameEn: 'Setting', nameFr: 'Sertissage', ...BENCH },
  { code: 80, nameEn: 'Engraving', nameFr: 'Gravure', ...FINISHING },
  { code: 85, nameEn: 'Treatment', nameFr: 'Traitement', ...FINISHING },
  { code: 90, nameEn: 'Polishing', nameFr: 'Polissage', ...FINISHING },
  { code: 95, nameEn: 'Final check', nameFr: 'Contrôle final', ...FINISHING },
  { code: 100, nameEn: 'Done', nameFr: 'Terminé', ...FINISHING },
];

/** The last stage, at which nobody works. */
export const DONE_STAGE = 100;

/** Whether a job is being worked on; otherwise it waits. */
export function isActiveStage(stage: number | null): stage is number {
  return stage !== DONE_STAGE && BENCH_STAGES.some(({ code }) => code === stage);
}

/** Whether a number is the code of a stage, or of waiting for one. */
export function isStageCode(code: number): boolean {
  return BENCH_STAGES.some((stage) => stage.code === code || stage.code - 1 === code);
}

/** The facts that decide the bench stages of a job. */
export type BenchFacts = {
  /** The current stage, or the stage that it waits for minus one. */
  stage: number | null;
  /** Kinds of its price rows. */
  priceRowKinds: readonly string[];
  /** Codes of the services that were not declined. */
  serviceTypeCodes: readonly string[];
  /** The stages of its workflow. */
  workflow: readonly { stage: number; leadDays: number; customerVisible: boolean }[];
};

/** Stages that only some pieces pass, with the price rows or services that require them. */
const OPTIONAL_STAGES: Readonly<Record<number, { priceRowKinds: string[]; serviceTypeCodes: string[] }>> = {
  70: { priceRowKinds: ['STONES', 'SETTING'], serviceTypeCodes: ['SETTING'] },
  80: { priceRowKinds: ['FINISH', 'TREATMENT'], serviceTypeCodes: ['ENGRAVING'] },
  85: { priceRowKinds: ['FINISH', 'TREATMENT'], serviceTypeCodes: ['PLATING'] },
};

/** A stage that a job passes. */
type PassedStage = { code: number; leadDays: number; customerVisible: boolean };

/**
 * Stages that a job passes, in order: those of its workflow, without setting if there are no stones, and without
 * engraving or treatment if none was ordered. A stage that was recorded is always included.
 */
export function passedStages(facts: BenchFacts): PassedStage[] {
  return BENCH_STAGES.flatMap(({ code }) => {
    const own = facts.workflow.find(({ stage }) => stage === code);
    const isPassed = isNoted(code, facts) || (own !== undefined && passesStage(code, facts));
    if (!isPassed) return [];
    return [{ code, leadDays: own?.leadDays ?? 1, customerVisible: own?.customerVisible ?? true }];
  });
}

/** The stages with their names. Customers get the coarse stages that are visible to them, each with its last code. */
export function benchStages(
  facts: BenchFacts,
  language: 'en' | 'fr',
  isStaff: boolean,
): { code: number; name: string }[] {
  const shown = passedStages(facts).filter(({ customerVisible }) => isStaff || customerVisible);
  const named = shown.map(({ code }) => ({ code, name: stageName(code, language, isStaff) }));
  if (isStaff) return named;
  return named.filter(({ name }, index) => named[index + 1]?.name !== name);
}

/** Index of the stage that a job is at, or waits for. Each stage is given by its last code. */
export function benchStageIndex(stages: readonly { code: number }[], stage: number): number {
  const index = stages.findIndex(({ code }) => stage <= code);
  return index < 0 ? stages.length - 1 : index;
}

function isNoted(code: number, { stage }: BenchFacts): boolean {
  return stage === code || stage === code - 1;
}

function passesStage(code: number, { priceRowKinds, serviceTypeCodes }: BenchFacts): boolean {
  const optional = OPTIONAL_STAGES[code];
  return (
    !optional ||
    optional.priceRowKinds.some((kind) => priceRowKinds.includes(kind)) ||
    optional.serviceTypeCodes.some((service) => serviceTypeCodes.includes(service))
  );
}

/** Name of a stage: exact for staff, coarse for customers. */
export function stageName(code: number, language: 'en' | 'fr', isStaff: boolean): string {
  const stage = BENCH_STAGES.find((each) => each.code === code || each.code - 1 === code);
  if (!stage) return String(code);
  if (!isStaff) return language === 'fr' ? stage.coarseFr : stage.coarseEn;
  const name = language === 'fr' ? stage.nameFr : stage.nameEn;
  if (stage.code === code) return name;
  return language === 'fr' ? `En attente : ${name}` : `Waiting for: ${name}`;
}
