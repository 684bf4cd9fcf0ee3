/**
 * @generated SignedSource<<81297f273798c9a5e6fc05915158fcfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type keptLine_item$data = {
  readonly alloy: {
    readonly code: string;
    readonly databaseId: number;
  };
  readonly choices: ReadonlyArray<{
    readonly attributeCode: string;
    readonly attributeId: number;
    readonly optionId: number | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly drawing: {
    readonly databaseId: number;
  } | null | undefined;
  readonly endCustomer: string | null | undefined;
  readonly id: string;
  readonly itemType: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly note: string | null | undefined;
  readonly ownMetal: boolean;
  readonly parts: ReadonlyArray<{
    readonly alloyCode: string;
    readonly alloyId: number;
    readonly choices: ReadonlyArray<{
      readonly attributeCode: string;
      readonly attributeId: number;
      readonly optionId: number | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly code: string;
    readonly follows: boolean;
    readonly itemTypeId: number;
    readonly size: {
      readonly us: string;
    } | null | undefined;
  }>;
  readonly priority: {
    readonly code: string;
    readonly databaseId: number;
  };
  readonly quantity: number;
  readonly reference: string | null | undefined;
  readonly size: {
    readonly us: string;
  } | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentType": "keptLine_item";
};
export type keptLine_item$key = {
  readonly " $data"?: keptLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"keptLine_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "keptLine_item"
};

(node as any).hash = "c560c3d41a6ca63121fe640a4eb3f5c4";

export default node;
