/**
 * @generated SignedSource<<fff65d3fcefe018e8f6edeaea0e6c94e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueMark_consignment$data = {
  readonly dueOn: string | null | undefined;
  readonly isOverdue: boolean;
  readonly passedPercent: number;
  readonly " $fragmentType": "DueMark_consignment";
};
export type DueMark_consignment$key = {
  readonly " $data"?: DueMark_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueMark_consignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueMark_consignment",
  "selections": [
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
      "kind": "ScalarField",
      "name": "passedPercent",
      "storageKey": null
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};

(node as any).hash = "2eebb0b03773e72dd8c6a0e0f9327fd6";

export default node;
