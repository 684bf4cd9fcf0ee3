/**
 * @generated SignedSource<<521e5bb5c76110fbd50720171d158bda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobOrderGroup_job$data = {
  readonly number: string;
  readonly orderGroup: {
    readonly attributes: ReadonlyArray<{
      readonly attributeName: string;
      readonly value: string;
    }>;
    readonly code: string;
    readonly currency: string;
    readonly customerWoNumber: string | null | undefined;
    readonly grandTotal: string | null | undefined;
    readonly jobOrders: ReadonlyArray<{
      readonly id: string;
      readonly number: string;
      readonly status: {
        readonly colour: string;
        readonly name: string;
      };
      readonly title: string;
    }>;
    readonly notes: string | null | undefined;
    readonly salesTaxValue: string | null | undefined;
    readonly subTotal: string | null | undefined;
    readonly taxComponents: ReadonlyArray<{
      readonly amount: string;
      readonly code: string;
      readonly name: string;
      readonly percent: string;
      readonly registrationNumber: string | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"SalesOrderOfGroup_order" | "useChargeRows_order" | "useReductions_order">;
  };
  readonly " $fragmentType": "JobOrderGroup_job";
};
export type JobOrderGroup_job$key = {
  readonly " $data"?: JobOrderGroup_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOrderGroup_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
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
  "name": "JobOrderGroup_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderGroup",
      "kind": "LinkedField",
      "name": "orderGroup",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
          "name": "customerWoNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesTaxValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxComponent",
          "kind": "LinkedField",
          "name": "taxComponents",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "percent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "registrationNumber",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grandTotal",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SalesOrderOfGroup_order"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Choice",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attributeName",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "useReductions_order"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useChargeRows_order"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JobOrder",
          "kind": "LinkedField",
          "name": "jobOrders",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
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
                (v2/*:: as any*/),
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
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "da8749312180ed94a4ec53d1e10ca025";

export default node;
