/**
 * @generated SignedSource<<36ef4e9c2da143b917cfe6da16f1c758>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type configuration_piece$data = {
  readonly alloys: ReadonlyArray<{
    readonly alloy: {
      readonly code: string;
      readonly colour: string;
      readonly databaseId: number;
      readonly name: string;
    };
    readonly isDefault: boolean;
  }>;
  readonly attributes: ReadonlyArray<{
    readonly attribute: {
      readonly code: string;
      readonly databaseId: number;
      readonly dependsOnId: number | null | undefined;
      readonly kind: string;
      readonly maxLength: number | null | undefined;
      readonly name: string;
      readonly signs: string | null | undefined;
      readonly unit: string | null | undefined;
    };
    readonly defaultOption: {
      readonly databaseId: number;
    } | null | undefined;
    readonly looks: ReadonlyArray<{
      readonly look: string;
      readonly optionId: number;
    }>;
    readonly numberRange: {
      readonly max: string | null | undefined;
      readonly min: string | null | undefined;
      readonly standard: string | null | undefined;
      readonly step: string | null | undefined;
    } | null | undefined;
    readonly options: ReadonlyArray<{
      readonly code: string;
      readonly databaseId: number;
      readonly name: string;
      readonly signs: string | null | undefined;
    }>;
    readonly required: boolean;
  }>;
  readonly code: string;
  readonly databaseId: number;
  readonly sizeRange: {
    readonly reference: string;
    readonly sizes: ReadonlyArray<{
      readonly eu: string;
      readonly mm: string;
      readonly uk: string;
      readonly us: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "configuration_piece";
};
export type configuration_piece$key = {
  readonly " $data"?: configuration_piece$data;
  readonly " $fragmentSpreads": FragmentRefs<"configuration_piece">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "configuration_piece"
};

(node as any).hash = "0a9f33fbf78e67a5ebb4a2c15095711c";

export default node;
