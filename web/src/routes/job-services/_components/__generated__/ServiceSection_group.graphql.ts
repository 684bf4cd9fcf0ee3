/**
 * @generated SignedSource<<dcaf22603cc80735237c7be0672169e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceSection_group$data = {
  readonly count: number;
  readonly serviceType: {
    readonly code: string;
    readonly name: string;
  };
  readonly " $fragmentType": "ServiceSection_group";
};
export type ServiceSection_group$key = {
  readonly " $data"?: ServiceSection_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceSection_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceSection_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "serviceType",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobServiceGroup",
  "abstractKey": null
};

(node as any).hash = "1aee83d67b2ec75e3453de905b975662";

export default node;
