/**
 * @generated SignedSource<<c7967c183bd0d157f54308eea0877d9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RateColumnKind = "CODE" | "DECIMAL" | "INTEGER" | "REFERENCE" | "%future added value";
export type RateState = "COUNTS" | "PLANNED" | "%future added value";
export type RateTableCode = "ALLOY_METALS" | "ALLOY_PREMIUMS" | "FINDINGS" | "LABOUR" | "MARKET" | "PRIORITIES" | "QUANTITY_BREAKS" | "SETTINGS" | "STONES" | "TERMS" | "TREATMENTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RateGrid_table$data = {
  readonly canEdit: boolean;
  readonly canWithdraw: boolean;
  readonly code: RateTableCode;
  readonly columns: ReadonlyArray<{
    readonly isKey: boolean;
    readonly isRequired: boolean;
    readonly kind: RateColumnKind;
    readonly label: string;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  }>;
  readonly name: string;
  readonly rows: ReadonlyArray<{
    readonly cells: ReadonlyArray<string | null | undefined>;
    readonly isWithdrawn: boolean;
    readonly rateId: number | null | undefined;
    readonly state: RateState;
    readonly validFrom: string | null | undefined;
  }>;
  readonly " $fragmentType": "RateGrid_table";
};
export type RateGrid_table$key = {
  readonly " $data"?: RateGrid_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"RateGrid_table">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RateGrid_table",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canWithdraw",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RateColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
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
          "name": "isKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RateOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RateRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rateId",
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
          "name": "isWithdrawn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cells",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RateTable",
  "abstractKey": null
};
})();

(node as any).hash = "337f6172938a07fe47d6fe74a0753adf";

export default node;
