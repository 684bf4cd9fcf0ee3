/**
 * @generated SignedSource<<51bae1f7dd4fa532c81a6974a1d5abc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerEntryKind = "CREDIT_APPLIED" | "CREDIT_ISSUED" | "CREDIT_REFUNDED" | "INVOICED" | "PAYMENT_APPLIED" | "PAYMENT_RECEIVED" | "PAYMENT_REFUNDED" | "VOIDED" | "WRITTEN_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LedgerHistory_entries$data = ReadonlyArray<{
  readonly actingBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly amount: string;
  readonly at: string;
  readonly bookedOn: string;
  readonly currency: string;
  readonly id: string;
  readonly isReversal: boolean;
  readonly kind: LedgerEntryKind;
  readonly reason: string | null | undefined;
  readonly user: {
    readonly fullName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AccountLink_entry">;
  readonly " $fragmentType": "LedgerHistory_entries";
}>;
export type LedgerHistory_entries$key = ReadonlyArray<{
  readonly " $data"?: LedgerHistory_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerHistory_entries">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LedgerHistory_entries",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "amount",
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
      "name": "isReversal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actingBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountLink_entry"
    }
  ],
  "type": "LedgerEntry",
  "abstractKey": null
};
})();

(node as any).hash = "290896d97c8e8d2c4195299e5ed96b2c";

export default node;
