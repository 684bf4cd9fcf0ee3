/**
 * @generated SignedSource<<617341a1c13c1eefe00ddecd19ab0059>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useQuoteEntry_job$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
  }>;
  readonly " $fragmentType": "useQuoteEntry_job";
};
export type useQuoteEntry_job$key = {
  readonly " $data"?: useQuoteEntry_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useQuoteEntry_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useQuoteEntry_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobAction",
      "kind": "LinkedField",
      "name": "allowedActions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "0d5889f1fb113e0c01f343a294044572";

export default node;
