/**
 * @generated SignedSource<<404344f3ae2e46198ed3fecb2b4fad72>>
 * @relayHash 6cca765efdef158345875ac8eb31ad50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02a14bcea84860d162759f9719cd19c0c7c9246424570c42f2df3de862887050

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceOrderField = "BALANCE" | "DUE_ON" | "ISSUED_ON" | "NUMBER" | "TOTAL" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type InvoiceFilter = {
  customerId?: number | null | undefined;
  dueBefore?: string | null | undefined;
  invoiceIds?: ReadonlyArray<string> | null | undefined;
  isOverdue?: boolean | null | undefined;
  issuedFrom?: string | null | undefined;
  issuedTo?: string | null | undefined;
  search?: string | null | undefined;
  statusCodes?: ReadonlyArray<string> | null | undefined;
};
export type InvoiceOrder = {
  direction: SortDirection;
  field: InvoiceOrderField;
};
export type InvoiceSelectQuery$variables = {
  filter?: InvoiceFilter | null | undefined;
  orderBy?: InvoiceOrder | null | undefined;
};
export type InvoiceSelectQuery$data = {
  readonly invoices: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly balance: string;
        readonly currency: string;
        readonly dueOn: string | null | undefined;
        readonly id: string;
        readonly issuedOn: string | null | undefined;
        readonly number: string;
        readonly total: string;
      };
    }>;
  };
};
export type InvoiceSelectQuery = {
  response: InvoiceSelectQuery$data;
  variables: InvoiceSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderBy"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "orderBy",
        "variableName": "orderBy"
      }
    ],
    "concreteType": "InvoiceConnection",
    "kind": "LinkedField",
    "name": "invoices",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InvoiceEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Invoice",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "issuedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueOn",
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
                "name": "total",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceSelectQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvoiceSelectQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "02a14bcea84860d162759f9719cd19c0c7c9246424570c42f2df3de862887050",
    "metadata": {},
    "name": "InvoiceSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f4abe25397bdd8b5ca5597dafa214cf";

export default node;
