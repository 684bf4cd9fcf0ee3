import { graphql, readInlineData } from 'react-relay/hooks';
import type {
  savedValues_estimate$data,
  savedValues_estimate$key,
} from './__generated__/savedValues_estimate.graphql.ts';
import { attributeName, type ChosenValues, partName } from './chosen-piece.ts';
import { type EstimateValues, NEW_ESTIMATE, treatmentName } from './estimate-values.ts';

const fragment = graphql`
  fragment savedValues_estimate on Estimate @inline {
    kind
    name
    quantity
    wantedBy
    reference
    note
    unitPrice
    priceReason
    configuration {
      itemTypeId
      alloyId
      size
      priorityId
      ownMetal
      attributes {
        attributeId
        optionId
        text
      }
      subItems {
        itemTypeId
        alloyId
        size
        attributes {
          attributeId
          optionId
          text
        }
      }
    }
    design {
      alloyId
      priorityId
      ownMetal
      weight
      cadVolume
      surfaceArea
      serviceTypeCodes
      treatmentIds
      stones {
        gem
        shape
        quality
        caratEach
        count
        settingType
      }
    }
  }
`;

/** Form values of a saved estimate; null for a new one. Without a priority, the standard one is used. */
export function savedValues(
  key: savedValues_estimate$key | null | undefined,
  standardPriority: string,
): EstimateValues {
  const estimate = key ? readInlineData(fragment, key) : null;
  const priorityId = standardPriority;
  const configuration = { ...NEW_ESTIMATE.configuration, priorityId };
  const design = { ...NEW_ESTIMATE.design, priorityId };
  if (!estimate) return { ...NEW_ESTIMATE, configuration, design };
  const hasOwnPrice = estimate.priceReason != null;
  return {
    kind: estimate.kind === 'DESIGN' ? 'DESIGN' : 'PIECE',
    name: estimate.name,
    quantity: String(estimate.quantity),
    wantedBy: estimate.wantedBy ?? '',
    reference: estimate.reference ?? '',
    note: estimate.note ?? '',
    ownPrice: hasOwnPrice ? (estimate.unitPrice ?? '') : '',
    ownPriceReason: estimate.priceReason ?? '',
    configuration: configurationValues(estimate.configuration, configuration),
    design: designValues(estimate.design, design),
  };
}

function configurationValues(
  saved: savedValues_estimate$data['configuration'],
  standard: EstimateValues['configuration'],
): EstimateValues['configuration'] {
  if (!saved) return standard;
  return {
    ...chosenValues(saved),
    itemTypeId: String(saved.itemTypeId),
    priorityId: saved.priorityId == null ? standard.priorityId : String(saved.priorityId),
    ownMetal: saved.ownMetal,
    parts: Object.fromEntries(
      saved.subItems.map((part) => [partName(part.itemTypeId), chosenValues(part)] as const),
    ),
  };
}

type SavedConfiguration = NonNullable<savedValues_estimate$data['configuration']>;

function chosenValues({
  alloyId,
  size,
  attributes,
}: Pick<SavedConfiguration, 'alloyId' | 'size' | 'attributes'>): ChosenValues {
  return {
    alloyId: alloyId == null ? '' : String(alloyId),
    size: size ?? '',
    attributes: Object.fromEntries(
      attributes.map(({ attributeId, optionId, text }) => [
        attributeName(attributeId),
        optionId == null ? (text ?? '') : String(optionId),
      ]),
    ),
  };
}

function designValues(
  saved: savedValues_estimate$data['design'],
  standard: EstimateValues['design'],
): EstimateValues['design'] {
  if (!saved) return standard;
  return {
    alloyId: String(saved.alloyId),
    priorityId: saved.priorityId == null ? standard.priorityId : String(saved.priorityId),
    ownMetal: saved.ownMetal,
    weightBy: saved.weight == null ? 'cadVolume' : 'weight',
    weight: saved.weight ?? '',
    cadVolume: saved.cadVolume ?? '',
    surfaceArea: saved.surfaceArea ?? '',
    stones: saved.stones.map(({ gem, shape, quality, caratEach, count, settingType }) => ({
      kind: [gem, shape, quality].join('|'),
      caratEach,
      count: String(count),
      settingType,
    })),
    services: Object.fromEntries(saved.serviceTypeCodes.map((code) => [code, true])),
    treatments: Object.fromEntries(saved.treatmentIds.map((id) => [treatmentName(id), true])),
  };
}
