/**
 * @generated SignedSource<<ca2d1730698ca5cd9cf391b765b054e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListPrice_product$data = {
  readonly currency: string;
  readonly listPrice: string | null | undefined;
  readonly listPriceVaries: boolean;
  readonly quoteRequired: boolean;
  readonly " $fragmentType": "ListPrice_product";
};
export type ListPrice_product$key = {
  readonly " $data"?: ListPrice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListPrice_product">;
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
  "name": "ListPrice_product",
  "selections": [
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
      "name": "listPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listPriceVaries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quoteRequired",
      "storageKey": null
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};

(node as any).hash = "3e549ddbec6df0ed4ad84fd628a09a5c";

export default node;
