/**
 * @generated SignedSource<<89f80fbb408378393fceead68f58dbd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChargeLines_job$data = {
  readonly charges: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
  readonly currency: string;
  readonly " $fragmentType": "ChargeLines_job";
};
export type ChargeLines_job$key = {
  readonly " $data"?: ChargeLines_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChargeLines_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChargeLines_job",
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
      "concreteType": "OrderCharge",
      "kind": "LinkedField",
      "name": "charges",
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
          "name": "name",
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
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "d19c661d3674587b6f03b4a1628566ed";

export default node;
