/**
 * @generated SignedSource<<5071e4ba0475db3a817cf4cb43511b74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobAddresses_job$data = {
  readonly orderGroup: {
    readonly billingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
    };
    readonly sellToAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
    } | null | undefined;
    readonly shippingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
    };
    readonly shippingMethod: {
      readonly name: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "JobAddresses_job";
};
export type JobAddresses_job$key = {
  readonly " $data"?: JobAddresses_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobAddresses_job">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AddressText_address"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobAddresses_job",
  "selections": [
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
          "concreteType": "ShippingMethod",
          "kind": "LinkedField",
          "name": "shippingMethod",
          "plural": false,
          "selections": [
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
        {
          "alias": null,
          "args": null,
          "concreteType": "AddressSnapshot",
          "kind": "LinkedField",
          "name": "shippingAddress",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AddressSnapshot",
          "kind": "LinkedField",
          "name": "billingAddress",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AddressSnapshot",
          "kind": "LinkedField",
          "name": "sellToAddress",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "d8df609e4b6203a9cd4c1b0580a908cf";

export default node;
