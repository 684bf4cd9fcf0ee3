/**
 * @generated SignedSource<<e8802f30e61f940ed102def7efb7a361>>
 * @relayHash 463ce884b623adbcf90b0b0e7233cace
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec49aae19029e2d4d1b7854c4a4d2497c47d85dd0a73bb63e02cf932cbeb4249

import type { ConcreteRequest } from 'relay-runtime';
export type OrdersIfCancelledQuery$variables = {
  jobOrderIds: ReadonlyArray<string>;
};
export type OrdersIfCancelledQuery$data = {
  readonly jobOrderCancelPreview: ReadonlyArray<{
    readonly after: {
      readonly discountValue: string;
      readonly grandTotal: string;
    };
    readonly before: {
      readonly discountValue: string;
      readonly grandTotal: string;
    };
    readonly code: string;
    readonly currency: string;
  }>;
};
export type OrdersIfCancelledQuery = {
  response: OrdersIfCancelledQuery$data;
  variables: OrdersIfCancelledQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "jobOrderIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "discountValue",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "grandTotal",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "jobOrderIds",
        "variableName": "jobOrderIds"
      }
    ],
    "concreteType": "OrderIfCancelled",
    "kind": "LinkedField",
    "name": "jobOrderCancelPreview",
    "plural": true,
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
        "name": "currency",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderAmounts",
        "kind": "LinkedField",
        "name": "before",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrderAmounts",
        "kind": "LinkedField",
        "name": "after",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdersIfCancelledQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrdersIfCancelledQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ec49aae19029e2d4d1b7854c4a4d2497c47d85dd0a73bb63e02cf932cbeb4249",
    "metadata": {},
    "name": "OrdersIfCancelledQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e21ae39928259aec76f324b171056234";

export default node;
