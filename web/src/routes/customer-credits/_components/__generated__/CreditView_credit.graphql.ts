/**
 * @generated SignedSource<<6b27ab5d371e3bcc35af03bb810eae97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerCreditKind = "GOODWILL" | "PRICE_FIX" | "RETURN" | "%future added value";
export type LedgerEntryKind = "CREDIT_APPLIED" | "CREDIT_ISSUED" | "CREDIT_REFUNDED" | "INVOICED" | "PAYMENT_APPLIED" | "PAYMENT_RECEIVED" | "PAYMENT_REFUNDED" | "VOIDED" | "WRITTEN_OFF" | "%future added value";
export type PaymentMethod = "CARD" | "CASH" | "CHECK" | "OTHER" | "PAYPAL" | "TRANSFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CreditView_credit$data = {
  readonly allowedActions: ReadonlyArray<string>;
  readonly amount: string;
  readonly applied: string;
  readonly available: string;
  readonly balance: string;
  readonly currency: string;
  readonly customer: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly entries: ReadonlyArray<{
    readonly amount: string;
    readonly bookedOn: string;
    readonly currency: string;
    readonly id: string;
    readonly invoiceNumber: string | null | undefined;
    readonly isReversal: boolean;
    readonly kind: LedgerEntryKind;
    readonly method: PaymentMethod | null | undefined;
    readonly reason: string | null | undefined;
    readonly reference: string | null | undefined;
    readonly user: {
      readonly fullName: string;
    };
  }>;
  readonly id: string;
  readonly invoiceNumber: string | null | undefined;
  readonly isVoided: boolean;
  readonly issuedOn: string;
  readonly kind: CustomerCreditKind;
  readonly number: string;
  readonly reason: string;
  readonly refunded: string;
  readonly user: {
    readonly fullName: string;
  };
  readonly version: number;
  readonly " $fragmentType": "CreditView_credit";
};
export type CreditView_credit$key = {
  readonly " $data"?: CreditView_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditView_credit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceNumber",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditView_credit",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedOn",
      "storageKey": null
    },
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applied",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refunded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVoided",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LedgerEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v5/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReversal",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedOn",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerCredit",
  "abstractKey": null
};
})();

(node as any).hash = "d985e53b8c0fde628c0599777f538fa7";

export default node;
