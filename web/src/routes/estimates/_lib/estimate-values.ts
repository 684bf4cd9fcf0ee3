import { chosenInput } from '../../../configuration/configuration.ts';
import type { ConfiguredPiece } from '../../../configuration/field-path.ts';
import { amountOf } from '../../../lib/forms/typed-number.ts';
import type {
  EstimateDesignInput,
  PriceEstimateInput,
} from './__generated__/useEstimatePriceQuery.graphql.ts';
import { type ChosenPieceValues, chosenPiece, NOTHING_CHOSEN } from './chosen-piece.ts';

/** Equal stones as typed; `kind` is gem, shape and quality. */
type StoneValues = { kind: string; caratEach: string; count: string; settingType: string };

/** Values of the estimate form. Names are paths of the mutation input, so that errors are shown at their fields. */
export type EstimateValues = {
  kind: 'PIECE' | 'DESIGN';
  name: string;
  quantity: string;
  wantedBy: string;
  reference: string;
  note: string;
  ownPrice: string;
  ownPriceReason: string;
  configuration: ChosenPieceValues & { itemTypeId: string; priorityId: string };
  design: {
    alloyId: string;
    priorityId: string;
    ownMetal: boolean;
    weightBy: 'weight' | 'cadVolume';
    weight: string;
    cadVolume: string;
    /** Cm², as typed; empty: unknown. */
    surfaceArea: string;
    stones: StoneValues[];
    /** By service type code, and by `t` and treatment id. */
    services: Record<string, boolean>;
    treatments: Record<string, boolean>;
  };
};

/** Name of a treatment’s checkbox. A numeric name would turn the values into an array. */
export const treatmentName = (id: number) => `t${id}`;

/** Initial values of a new estimate. */
export const NEW_ESTIMATE: EstimateValues = {
  kind: 'PIECE',
  name: '',
  quantity: '1',
  wantedBy: '',
  reference: '',
  note: '',
  ownPrice: '',
  ownPriceReason: '',
  configuration: { ...NOTHING_CHOSEN, itemTypeId: '', priorityId: '' },
  design: {
    alloyId: '',
    priorityId: '',
    ownMetal: false,
    weightBy: 'weight',
    weight: '',
    cadVolume: '',
    surfaceArea: '',
    stones: [],
    services: {},
    treatments: {},
  },
};

/** The content as mutation input; null while data for a price is missing. */
export function contentInput(
  values: EstimateValues,
  piece: ConfiguredPiece | null,
): Pick<PriceEstimateInput, 'configuration' | 'design'> | null {
  if (values.kind === 'DESIGN') {
    const design = designInput(values.design);
    return design && { design };
  }
  const { itemTypeId, priorityId } = values.configuration;
  if (itemTypeId === '' || piece === null) return null;
  const configuration = chosenInput(piece.offer, piece.parts, chosenPiece(values.configuration, piece));
  return { configuration: { ...configuration, priorityId: idOf(priorityId) } };
}

function designInput(values: EstimateValues['design']): EstimateDesignInput | null {
  const { weightBy, stones, services, treatments } = values;
  const weighed = decimalText(values[weightBy]);
  if (values.alloyId === '' || !isDecimal(weighed) || unfinishedStone(stones) !== null) return null;
  return {
    alloyId: Number(values.alloyId),
    priorityId: idOf(values.priorityId),
    ownMetal: values.ownMetal,
    [weightBy]: weighed,
    surfaceArea: amountOf(values.surfaceArea),
    stones: stones.map(({ kind, caratEach, count, settingType }) => {
      const [gem = '', shape = '', quality = ''] = kind.split('|');
      return {
        gem,
        shape,
        quality,
        settingType,
        caratEach: decimalText(caratEach),
        count: Number(count),
      };
    }),
    serviceTypeCodes: chosenNames(services),
    treatmentIds: chosenNames(treatments).map((name) => Number(name.slice(1))),
  };
}

/** Path of the first stone field that prevents pricing; null: none. A stone without carats is not free. */
export function unfinishedStone(stones: readonly StoneValues[]): string | null {
  const unfinished = stones.flatMap(({ kind, caratEach, count }, index) => {
    const field =
      (kind === '' && 'kind') ||
      (!(Number(decimalText(caratEach)) > 0) && 'caratEach') ||
      (!(Number(count) >= 1) && 'count');
    return field ? [`design.stones.${index}.${field}`] : [];
  });
  return unfinished[0] ?? null;
}

/** A number typed in either language, in GraphQL format. */
export function decimalText(typed: string): string {
  return amountOf(typed) ?? '';
}

function isDecimal(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}

function idOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function chosenNames(values: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(values).flatMap(([name, isChosen]) => (isChosen ? [name] : []));
}
