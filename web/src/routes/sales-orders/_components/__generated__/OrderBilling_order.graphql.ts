/**
 * @generated SignedSource<<a6e4a2087bfa253169fa24c62f42a6e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBilling_order$data = {
  readonly billingActions: ReadonlyArray<string>;
  readonly currency: string;
  readonly leftToBill: string | null | undefined;
  readonly orderGroup: {
    readonly invoices: ReadonlyArray<{
      readonly balance: string;
      readonly currency: string;
      readonly dueOn: string | null | undefined;
      readonly id: string;
      readonly isOverdue: boolean;
      readonly number: string;
      readonly status: {
        readonly colour: string;
        readonly name: string;
      };
      readonly total: string;
    }>;
  };
  readonly " $fragmentType": "OrderBilling_order";
};
export type OrderBilling_order$key = {
  readonly " $data"?: OrderBilling_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBilling_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBilling_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftToBill",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderGroup",
      "kind": "LinkedField",
      "name": "orderGroup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoices",
          "plural": true,
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
            (v0/*:: as any*/),
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
              "name": "isOverdue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Status",
              "kind": "LinkedField",
              "name": "status",
              "plural": false,
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
                  "name": "colour",
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
  ],
  "type": "SalesOrder",
  "abstractKey": null
};
})();

(node as any).hash = "af9f2adcafd42da7e7045682471844bb";

export default node;
