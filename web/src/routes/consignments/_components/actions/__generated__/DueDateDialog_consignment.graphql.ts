/**
 * @generated SignedSource<<228a10784ea610e77139c26555fd53e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueDateDialog_consignment$data = {
  readonly dueOn: string | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "DueDateDialog_consignment";
};
export type DueDateDialog_consignment$key = {
  readonly " $data"?: DueDateDialog_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueDateDialog_consignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueDateDialog_consignment",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};

(node as any).hash = "17995027ec025b4a5d2f2aa1fbf3ba5b";

export default node;
