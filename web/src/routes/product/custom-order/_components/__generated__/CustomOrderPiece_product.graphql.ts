/**
 * @generated SignedSource<<2c6735ee5612f9d1740282399fbcb25c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderPiece_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CustomOrderForm_product" | "ProductGallery_product">;
  readonly " $fragmentType": "CustomOrderPiece_product";
};
export type CustomOrderPiece_product$key = {
  readonly " $data"?: CustomOrderPiece_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomOrderPiece_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomOrderPiece_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductGallery_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomOrderForm_product"
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};

(node as any).hash = "cf19fc3f6afb48cd04e0f951d74c5d79";

export default node;
