/**
 * @generated SignedSource<<22057b1c4d31f697c4d3a7191455c40c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MarketFreshness = "FRESH" | "STALE" | "TOO_OLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MarketMetal_metal$data = {
  readonly code: string;
  readonly days: ReadonlyArray<{
    readonly asOf: string;
    readonly buy: string;
    readonly sell: string;
    readonly source: string;
  }>;
  readonly freshness: MarketFreshness;
  readonly name: string;
  readonly " $fragmentType": "MarketMetal_metal";
};
export type MarketMetal_metal$key = {
  readonly " $data"?: MarketMetal_metal$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketMetal_metal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketMetal_metal",
  "selections": [
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
      "name": "freshness",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MarketDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
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
          "name": "buy",
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
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketMetal",
  "abstractKey": null
};

(node as any).hash = "77c6751601f97b19b3ac9537fe1c4cff";

export default node;
