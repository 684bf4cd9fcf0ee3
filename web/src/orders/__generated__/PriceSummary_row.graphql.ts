/**
 * @generated SignedSource<<2189f5e3a6a01cdadc2ca7a7f2085b5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceSummary_row$data = ReadonlyArray<{
  readonly amount: string;
  readonly kind: string;
  readonly name: string;
  readonly " $fragmentType": "PriceSummary_row";
}>;
export type PriceSummary_row$key = ReadonlyArray<{
  readonly " $data"?: PriceSummary_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceSummary_row">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PriceSummary_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "PriceRow",
  "abstractKey": null
};

(node as any).hash = "8b58804a48ceeeccebb35adf99436b37";

export default node;
