/**
 * @generated SignedSource<<cf5a654bb9105ecf1ccca46de3c61dab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRemoveLine_item$data = {
  readonly alloy: {
    readonly databaseId: number;
  };
  readonly choices: ReadonlyArray<{
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
    readonly alloyId: number;
    readonly choices: ReadonlyArray<{
      readonly attributeId: number;
      readonly optionId: number | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly follows: boolean;
    readonly itemTypeId: number;
    readonly size: {
      readonly us: string;
    } | null | undefined;
  }>;
  readonly priority: {
    readonly databaseId: number;
  };
  readonly quantity: number;
  readonly reference: string | null | undefined;
  readonly size: {
    readonly us: string;
  } | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentType": "useRemoveLine_item";
};
export type useRemoveLine_item$key = {
  readonly " $data"?: useRemoveLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRemoveLine_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRemoveLine_item"
};

(node as any).hash = "18a82b26d14c6fb697597070b28a139b";

export default node;
