/**
 * @generated SignedSource<<25d07c102c55e464409aa08a494b0466>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RateTableCode = "ALLOY_METALS" | "ALLOY_PREMIUMS" | "FINDINGS" | "LABOUR" | "MARKET" | "PRIORITIES" | "QUANTITY_BREAKS" | "SETTINGS" | "STONES" | "TERMS" | "TREATMENTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RowOrigin_row$data = {
  readonly facts: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly rates: ReadonlyArray<{
    readonly names: ReadonlyArray<string>;
    readonly table: RateTableCode;
    readonly tableName: string;
    readonly validFrom: string | null | undefined;
    readonly values: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "RowOrigin_row";
};
export type RowOrigin_row$key = {
  readonly " $data"?: RowOrigin_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowOrigin_row">;
};

const node: ReaderFragment = {
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
      "selections": [
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
      ],
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
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "values",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExplainedRow",
  "abstractKey": null
};

(node as any).hash = "010409f6a92f693c6a753e6d74ad4be8";

export default node;
