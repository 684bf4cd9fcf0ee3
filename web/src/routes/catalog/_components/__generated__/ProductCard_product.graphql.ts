/**
 * @generated SignedSource<<9ae01f258ee290035f575e7a032cd360>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductCard_product$data = {
  readonly code: string;
  readonly databaseId: number;
  readonly id: string;
  readonly listImageUrl: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrice_product">;
  readonly " $fragmentType": "ProductCard_product";
};
export type ProductCard_product$key = {
  readonly " $data"?: ProductCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "alloyIds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductCard_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "alloyIds",
          "variableName": "alloyIds"
        }
      ],
      "kind": "ScalarField",
      "name": "listImageUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductPrice_product"
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};

(node as any).hash = "7d0f68e15c02ec30f8d13329584fc565";

export default node;
