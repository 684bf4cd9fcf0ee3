/**
 * @generated SignedSource<<250b2b29fe28f5cf8147fef21b58dfe1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgeingBucket = "CURRENT" | "OVERDUE_30" | "OVERDUE_60" | "OVERDUE_90" | "OVERDUE_OLDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BalanceCard_balance$data = {
  readonly ageing: ReadonlyArray<{
    readonly amount: string;
    readonly bucket: AgeingBucket;
  }>;
  readonly availableCredits: string | null | undefined;
  readonly availableLimit: string | null | undefined;
  readonly creditLimit: string | null | undefined;
  readonly currency: string;
  readonly customerId: number;
  readonly customerName: string;
  readonly dueIn7: string;
  readonly openBalance: string;
  readonly overdue: string;
  readonly prepayments: string | null | undefined;
  readonly " $fragmentType": "BalanceCard_balance";
};
export type BalanceCard_balance$key = {
  readonly " $data"?: BalanceCard_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceCard_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceCard_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
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
      "name": "openBalance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueIn7",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prepayments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableCredits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgedAmount",
      "kind": "LinkedField",
      "name": "ageing",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bucket",
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
      "storageKey": null
    }
  ],
  "type": "CustomerBalance",
  "abstractKey": null
};

(node as any).hash = "2b5a1e9d68d900d7ff41aba725598707";

export default node;
