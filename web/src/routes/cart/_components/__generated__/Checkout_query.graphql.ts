/**
 * @generated SignedSource<<36468b87f5aff6f41650f7b740be9518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Checkout_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShippingMethods_query">;
  readonly " $fragmentType": "Checkout_query";
};
export type Checkout_query$key = {
  readonly " $data"?: Checkout_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checkout_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Checkout_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShippingMethods_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1d7b6ed621788dc30cb5ed74ddecc8e8";

export default node;
