/**
 * @generated SignedSource<<b522c90d7666304694893a2cfeb6283f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wishAddress_item$data = {
  readonly alloy: {
    readonly code: string;
  };
  readonly choices: ReadonlyArray<{
    readonly attributeCode: string;
    readonly optionId: number | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly itemType: {
    readonly databaseId: number;
  };
  readonly ownMetal: boolean;
  readonly parts: ReadonlyArray<{
    readonly alloyCode: string;
    readonly choices: ReadonlyArray<{
      readonly attributeCode: string;
      readonly optionId: number | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly code: string;
    readonly follows: boolean;
    readonly size: {
      readonly us: string;
    } | null | undefined;
  }>;
  readonly priority: {
    readonly code: string;
  };
  readonly quantity: number;
  readonly size: {
    readonly us: string;
  } | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentType": "wishAddress_item";
};
export type wishAddress_item$key = {
  readonly " $data"?: wishAddress_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"wishAddress_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "wishAddress_item"
};

(node as any).hash = "57171941ef5d08c6d3e7b79542398779";

export default node;
