/**
 * @generated SignedSource<<9672f359dc8ce9e2bbd5da47743b1a2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimulatedLines_simulation$data = {
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly customerName: string;
    readonly lineKey: number;
    readonly price: {
      readonly after: string;
      readonly before: string;
      readonly difference: string;
      readonly marginBefore: string | null | undefined;
      readonly marginIfKept: string | null | undefined;
    };
    readonly quantity: number;
    readonly quoteNumber: string;
    readonly title: string;
    readonly unitPrice: string | null | undefined;
  }>;
  readonly quotedTotal: {
    readonly after: string;
    readonly before: string;
    readonly difference: string;
  };
  readonly " $fragmentType": "SimulatedLines_simulation";
};
export type SimulatedLines_simulation$key = {
  readonly " $data"?: SimulatedLines_simulation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimulatedLines_simulation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimulatedLines_simulation",
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
      "concreteType": "SimulatedTotal",
      "kind": "LinkedField",
      "name": "quotedTotal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SimulatedLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quoteNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineKey",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SimulatedPrice",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marginBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marginIfKept",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceSimulation",
  "abstractKey": null
};
})();

(node as any).hash = "c60cbafdfa4626ac91ee24b59131b5da";

export default node;
