/**
 * @generated SignedSource<<b689a77763f869ca6f4e5fc62eefbffc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferLineFields_line$data = {
  readonly breakdown: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_row">;
  }> | null | undefined;
  readonly calculatedPrice: string | null | undefined;
  readonly cost: string | null | undefined;
  readonly imageUrl: string;
  readonly lineKey: number;
  readonly marginPercent: string | null | undefined;
  readonly note: string | null | undefined;
  readonly quantity: number;
  readonly summary: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceSummary_row">;
  }> | null | undefined;
  readonly targetPrice: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "OfferLineFields_line";
};
export type OfferLineFields_line$key = {
  readonly " $data"?: OfferLineFields_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferLineFields_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferLineFields_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calculatedPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marginPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceRow",
      "kind": "LinkedField",
      "name": "summary",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceSummary_row"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceRow",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceBreakdown_row"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceQuoteLine",
  "abstractKey": null
};

(node as any).hash = "67da5e4fdcbfc330cef7515ef32acf32";

export default node;
