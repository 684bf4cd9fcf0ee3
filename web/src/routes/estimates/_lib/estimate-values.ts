import { amountOf } from '../../../lib/forms/form-values.ts';
import type {
  EstimateDesignInput,
  PriceEstimateInput,
} from './__generated__/useEstimatePriceQuery.graphql.ts';

/** Equal stones as they are typed; `kind` is gem, shape and quality. */
export type StoneValues = { kind: string; caratEach: string; count: string; settingType: string };

/** What the form of an estimate holds; names are paths of the mutation's input, so that refusals land on their fields. */
export type EstimateValues = {
  kind: 'PIECE' | 'DESIGN';
  name: string;
  quantity: string;
  wantedBy: string;
  reference: string;
  note: string;
  ownPrice: string;
  ownPriceReason: string;
  configuration: {
    itemTypeId: string;
    alloyId: string;
    priorityId: string;
    ownMetal: boolean;
    /** What is chosen, by `attributeName`: an option's id, a ring size, a number or a text. */
    attributes: Record<string, string>;
  };
  design: {
    alloyId: string;
    priorityId: string;
    ownMetal: boolean;
    weightBy: 'weight' | 'cadVolume';
    weight: string;
    cadVolume: string;
    /** cm², as it is typed; empty: not known. */
    surfaceArea: string;
    stones: StoneValues[];
    /** By code of the service type, and by `t` and id of the treatment. */
    services: Record<string, boolean>;
    treatments: Record<string, boolean>;
  };
};

/** An attribute that a piece offers. */
export type OfferedAttribute = { readonly attribute: { readonly databaseId: number; readonly kind: string } };

/** Names of boxes and choices: numbers as names would make lists of the values. */
export const treatmentName = (id: number) => `t${id}`;
export const attributeName = (id: number) => `a${id}`;

/** A new estimate. */
export const NEW_ESTIMATE: EstimateValues = {
  kind: 'PIECE',
  name: '',
  quantity: '1',
  wantedBy: '',
  reference: '',
  note: '',
  ownPrice: '',
  ownPriceReason: '',
  configuration: { itemTypeId: '', alloyId: '', priorityId: '', ownMetal: false, attributes: {} },
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

/** What is estimated, as the server takes it; null while something that a price needs is not there yet. */
export function contentInput(
  values: EstimateValues,
  attributes: readonly OfferedAttribute[] | null,
): Pick<PriceEstimateInput, 'configuration' | 'design'> | null {
  if (values.kind === 'DESIGN') {
    const design = designInput(values.design);
    return design && { design };
  }
  const { itemTypeId, alloyId, priorityId, ownMetal, attributes: chosen } = values.configuration;
  if (itemTypeId === '' || attributes === null) return null;
  return {
    configuration: {
      itemTypeId: Number(itemTypeId),
      alloyId: idOf(alloyId),
      priorityId: idOf(priorityId),
      ownMetal,
      attributes: attributes.map(({ attribute: { databaseId, kind } }) => {
        const text = chosen[attributeName(databaseId)] ?? '';
        return kind === 'SELECT'
          ? { attributeId: databaseId, optionId: idOf(text) }
          : { attributeId: databaseId, text: kind === 'TEXT' ? text : decimalText(text) };
      }),
    },
  };
}

function designInput(values: EstimateValues['design']): EstimateDesignInput | null {
  const { weightBy, stones, services, treatments } = values;
  const weighed = decimalText(values[weightBy]);
  if (values.alloyId === '' || !isDecimal(weighed)) return null;
  const whole = stones.filter(({ kind, caratEach }) => kind !== '' && isDecimal(decimalText(caratEach)));
  return {
    alloyId: Number(values.alloyId),
    priorityId: idOf(values.priorityId),
    ownMetal: values.ownMetal,
    [weightBy]: weighed,
    surfaceArea: amountOf(values.surfaceArea),
    stones: whole.map(({ kind, caratEach, count, settingType }) => {
      const [gem = '', shape = '', quality = ''] = kind.split('|');
      return {
        gem,
        shape,
        quality,
        settingType,
        caratEach: decimalText(caratEach),
        count: Number(count) || 0,
      };
    }),
    serviceTypeCodes: chosenNames(services),
    treatmentIds: chosenNames(treatments).map((name) => Number(name.slice(1))),
  };
}

/** A number as it is typed in either language, as GraphQL takes it. */
export function decimalText(typed: string): string {
  return typed.trim().replace(',', '.');
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

/** The path of an issue as the form names its field: the server counts the choices that were sent. */
export function fieldPath(path: string, attributes: readonly OfferedAttribute[] | null): string {
  const index = /^configuration\.attributes\.(\d+)/.exec(path)?.[1];
  const offered = index === undefined ? undefined : attributes?.[Number(index)];
  return offered ? `configuration.attributes.${attributeName(offered.attribute.databaseId)}` : path;
}
