/**
 * @generated SignedSource<<bdcbabbb855639a21d780d7456b3fb26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldPrices_held$data = ReadonlyArray<{
  readonly against: string;
  readonly asOf: string;
  readonly heldId: number;
  readonly metalName: string;
  readonly movePercent: string;
  readonly sell: string;
  readonly source: string;
  readonly " $fragmentType": "HeldPrices_held";
}>;
export type HeldPrices_held$key = ReadonlyArray<{
  readonly " $data"?: HeldPrices_held$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldPrices_held">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HeldPrices_held",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sell",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "against",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "movePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    }
  ],
  "type": "HeldMarketPrice",
  "abstractKey": null
};

(node as any).hash = "015ba77f82da62a2c676996bccc4b40c";

export default node;
