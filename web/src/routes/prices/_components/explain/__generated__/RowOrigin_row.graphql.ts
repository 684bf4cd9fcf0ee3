/**
 * @generated SignedSource<<9549e14d962fef5850fcb91ab1ecdc26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RateTableCode = "ALLOY_METALS" | "ALLOY_PREMIUMS" | "LABOUR" | "MARKET" | "PRIORITIES" | "QUANTITY_BREAKS" | "SETTINGS" | "STONES" | "TERMS" | "TREATMENTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RowOrigin_row$data = {
  readonly facts: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly rates: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly table: RateTableCode;
    readonly tableName: string;
    readonly validFrom: string | null | undefined;
  }>;
  readonly " $fragmentType": "RowOrigin_row";
};
export type RowOrigin_row$key = {
  readonly " $data"?: RowOrigin_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowOrigin_row">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowOrigin_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceFact",
      "kind": "LinkedField",
      "name": "facts",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RateUsed",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "table",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tableName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RateCell",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExplainedRow",
  "abstractKey": null
};
})();

(node as any).hash = "a5cdbee88b5c1293006032f9c09748ff";

export default node;
