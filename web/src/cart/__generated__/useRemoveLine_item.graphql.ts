/**
 * @generated SignedSource<<0abe936ea1565246c7ed5cb6f7b7620c>>
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
    readonly value: string;
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

(node as any).hash = "29c0e76728d19055c19c2e0c6ff67043";

export default node;
