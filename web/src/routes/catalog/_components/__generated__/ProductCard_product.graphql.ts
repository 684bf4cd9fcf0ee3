/**
 * @generated SignedSource<<dec4a596801f8a4df1233e438d9d88b0>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ListPrice_product">;
  readonly " $fragmentType": "ProductCard_product";
};
export type ProductCard_product$key = {
  readonly " $data"?: ProductCard_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "alloyIds",
    "variableName": "alloyIds"
  }
];
return {
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
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "listImageUrl",
      "storageKey": null
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ListPrice_product"
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};
})();

(node as any).hash = "e5126b100421d797222f606d381aef62";

export default node;
