/**
 * @generated SignedSource<<4512914b3f40bee314892e528bf91689>>
 * @relayHash 9c38a3481d309172fa2bf0dbd5df2876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 012916f097a6430ec81efb4132e3df75bd623f189c8877b97dc551c284b2a355

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentLegSource = "CREDIT" | "MONEY" | "PREPAYMENT" | "%future added value";
export type PaymentShareInput = {
  amount?: string | null | undefined;
  id: string;
};
export type usePayFormQuery$variables = {
  amount?: string | null | undefined;
  credits?: ReadonlyArray<PaymentShareInput> | null | undefined;
  invoices?: ReadonlyArray<PaymentShareInput> | null | undefined;
  prepayments?: ReadonlyArray<PaymentShareInput> | null | undefined;
};
export type usePayFormQuery$data = {
  readonly paymentPreview: {
    readonly amount: string;
    readonly credits: string;
    readonly currency: string;
    readonly invoices: ReadonlyArray<{
      readonly balance: string;
      readonly number: string;
    }>;
    readonly legs: ReadonlyArray<{
      readonly amount: string;
      readonly invoiceNumber: string;
      readonly source: PaymentLegSource;
      readonly sourceNumber: string | null | undefined;
    }>;
    readonly prepayments: string;
    readonly problems: ReadonlyArray<{
      readonly code: string;
      readonly path: string;
    }>;
    readonly rest: string;
    readonly total: string;
  } | null | undefined;
};
export type usePayFormQuery = {
  response: usePayFormQuery$data;
  variables: usePayFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "credits"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoices"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "prepayments"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "amount",
        "variableName": "amount"
      },
      {
        "kind": "Variable",
        "name": "credits",
        "variableName": "credits"
      },
      {
        "kind": "Variable",
        "name": "invoices",
        "variableName": "invoices"
      },
      {
        "kind": "Variable",
        "name": "prepayments",
        "variableName": "prepayments"
      }
    ],
    "concreteType": "PaymentPreview",
    "kind": "LinkedField",
    "name": "paymentPreview",
    "plural": false,
    "selections": [
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
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "credits",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prepayments",
        "storageKey": null
      },
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rest",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentLeg",
        "kind": "LinkedField",
        "name": "legs",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "source",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sourceNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoiceNumber",
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PlannedInvoice",
        "kind": "LinkedField",
        "name": "invoices",
        "plural": true,
        "selections": [
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
            "name": "balance",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentProblem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePayFormQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePayFormQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "012916f097a6430ec81efb4132e3df75bd623f189c8877b97dc551c284b2a355",
    "metadata": {},
    "name": "usePayFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a7c3e63492998eb671dd6c398cea5e62";

export default node;
