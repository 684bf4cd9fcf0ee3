/**
 * @generated SignedSource<<d969cf75554d45d0ca15b56b3d894b1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceBreakdown_row$data = ReadonlyArray<{
  readonly amount: string;
  readonly code: string | null | undefined;
  readonly kind: string;
  readonly name: string;
  readonly quantity: string | null | undefined;
  readonly rate: string | null | undefined;
  readonly unit: string | null | undefined;
  readonly " $fragmentType": "PriceBreakdown_row";
}>;
export type PriceBreakdown_row$key = ReadonlyArray<{
  readonly " $data"?: PriceBreakdown_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_row">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PriceBreakdown_row",
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
      "name": "code",
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
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rate",
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

(node as any).hash = "cd26c490a94c361f981d79f451d6696f";

export default node;
