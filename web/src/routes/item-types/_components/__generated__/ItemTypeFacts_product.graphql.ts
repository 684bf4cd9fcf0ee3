/**
 * @generated SignedSource<<32d1b7134446484494f7280c33a72c21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemTypeFacts_product$data = {
  readonly attributeCount: number;
  readonly imageUrl: string;
  readonly updatedAt: string;
  readonly variantCount: number;
  readonly " $fragmentType": "ItemTypeFacts_product";
};
export type ItemTypeFacts_product$key = {
  readonly " $data"?: ItemTypeFacts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemTypeFacts_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemTypeFacts_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "variantCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};

(node as any).hash = "b14144bf60db0f010e70a8077914e068";

export default node;
