/**
 * @generated SignedSource<<bc0ef6869104fc04242436f33e46a3ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSameSizeQuestion_cart$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly itemType: {
      readonly name: string;
    };
    readonly size: {
      readonly us: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "useSameSizeQuestion_cart";
};
export type useSameSizeQuestion_cart$key = {
  readonly " $data"?: useSameSizeQuestion_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSameSizeQuestion_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSameSizeQuestion_cart"
};

(node as any).hash = "0d1709ecb5f988aeae9451983c686493";

export default node;
