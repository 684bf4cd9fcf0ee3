/**
 * @generated SignedSource<<fa7e60dbcf617b136b622d12e3307e8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EstimateKind = "DESIGN" | "PIECE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type savedValues_estimate$data = {
  readonly configuration: {
    readonly alloyId: number | null | undefined;
    readonly attributes: ReadonlyArray<{
      readonly attributeId: number;
      readonly optionId: number | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly itemTypeId: number;
    readonly ownMetal: boolean;
    readonly priorityId: number | null | undefined;
    readonly size: string | null | undefined;
    readonly subItems: ReadonlyArray<{
      readonly alloyId: number | null | undefined;
      readonly attributes: ReadonlyArray<{
        readonly attributeId: number;
        readonly optionId: number | null | undefined;
        readonly text: string | null | undefined;
      }>;
      readonly itemTypeId: number;
      readonly size: string | null | undefined;
    }>;
  } | null | undefined;
  readonly design: {
    readonly alloyId: number;
    readonly cadVolume: string | null | undefined;
    readonly ownMetal: boolean;
    readonly priorityId: number | null | undefined;
    readonly serviceTypeCodes: ReadonlyArray<string>;
    readonly stones: ReadonlyArray<{
      readonly caratEach: string;
      readonly count: number;
      readonly gem: string;
      readonly quality: string;
      readonly settingType: string;
      readonly shape: string;
    }>;
    readonly surfaceArea: string | null | undefined;
    readonly treatmentIds: ReadonlyArray<number>;
    readonly weight: string | null | undefined;
  } | null | undefined;
  readonly kind: EstimateKind;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly priceReason: string | null | undefined;
  readonly quantity: number;
  readonly reference: string | null | undefined;
  readonly unitPrice: string | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentType": "savedValues_estimate";
};
export type savedValues_estimate$key = {
  readonly " $data"?: savedValues_estimate$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedValues_estimate">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedValues_estimate"
};

(node as any).hash = "5906a458aad4cecd8408efabe1141fa1";

export default node;
