/**
 * @generated SignedSource<<01d497aa6e9a7b6eba0f12eb20910c10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantChoices_product$data = {
  readonly currency: string;
  readonly variants: ReadonlyArray<{
    readonly alloy: {
      readonly code: string;
    };
    readonly code: string;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly databaseId: number;
    }>;
    readonly price: string | null | undefined;
    readonly size: string | null | undefined;
  }>;
  readonly " $fragmentType": "VariantChoices_product";
};
export type VariantChoices_product$key = {
  readonly " $data"?: VariantChoices_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantChoices_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "VariantChoices_product"
};

(node as any).hash = "0a4b44d1a8f90d36f4e0aaca18f8748b";

export default node;
