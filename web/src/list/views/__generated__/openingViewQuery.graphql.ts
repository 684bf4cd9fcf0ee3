/**
 * @generated SignedSource<<e6099f9e95ae3d30467f0c9de91968e2>>
 * @relayHash 873532a00e7b022d137080be6ad5cbcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec79501b6ff25d4e847617b137e96079f383490292f30db0fbf586e233e97e0e

import type { ConcreteRequest } from 'relay-runtime';
export type GridCode = "BENCH_JOBS" | "CATALOG" | "COMPONENTS" | "CONSIGNMENTS" | "CONTENTS" | "CPv3_OC_Detail" | "CUSTOMER_CREDITS" | "CUSTOM_ORDER_GROUPS" | "ESTIMATES" | "FAILED_TASKS" | "INBOX" | "INVOICES" | "ITEM_TYPES" | "JOB_ORDERS" | "JOURNAL" | "PAYMENTS" | "PRICE_QUOTES" | "PRODUCTS" | "PRODUCT_CATALOG" | "PROMOTIONS" | "RECONCILIATION_FINDINGS" | "SALES_ORDERS" | "SEO_CATALOGS" | "SEO_PRODUCTS" | "%future added value";
export type openingViewQuery$variables = {
  code: GridCode;
};
export type openingViewQuery$data = {
  readonly gridSetting: {
    readonly views: ReadonlyArray<{
      readonly id: string;
      readonly isDefault: boolean;
      readonly query: string;
    }>;
  };
};
export type openingViewQuery = {
  response: openingViewQuery$data;
  variables: openingViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ListView",
  "kind": "LinkedField",
  "name": "views",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "openingViewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GridSetting",
        "kind": "LinkedField",
        "name": "gridSetting",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openingViewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GridSetting",
        "kind": "LinkedField",
        "name": "gridSetting",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ec79501b6ff25d4e847617b137e96079f383490292f30db0fbf586e233e97e0e",
    "metadata": {},
    "name": "openingViewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "085b368321f6d7528e3e152e4c40db79";

export default node;
