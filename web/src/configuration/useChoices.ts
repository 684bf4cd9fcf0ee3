import { createContext, useCallback, useContext } from 'react';
import { type ChosenPiece, FOLLOWING_PART, type PartAddress } from './configuration-address.ts';

type ChosenChanges = Partial<ChosenPiece> | ((current: ChosenPiece) => Partial<ChosenPiece>);

/** How a choice stands in the form around it, if any: what the form refuses of it lands on it. */
export type ChoiceField = {
  readonly name: string | undefined;
  /** Of the control: what the form's summary leads to. */
  readonly id: string | undefined;
  /** What the form refuses, in words. */
  readonly error: string | null;
};

/** Where a page keeps what is chosen of a piece: in its address, or among the values of a form. */
export type ConfigurationState = {
  readonly address: ChosenPiece;
  readonly change: (changes: ChosenChanges) => void;
  /** What the paths of its fields begin with, in the form that they stand in: `configuration.`. */
  readonly path?: string;
  /** Ties a choice to that form, by its path and label. */
  readonly useField?: (path: string, label: string) => ChoiceField;
};

/** Given by the page around the fields. */
export const ConfigurationContext = createContext<ConfigurationState | null>(null);

/** The part of a set that the fields below are for, as it stands; null: they are for the main piece. */
export const PartScope = createContext<{
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly standing: PartAddress;
} | null>(null);

/** What is chosen of the piece around, parts included, and how to change it. */
export function useConfiguration(): ConfigurationState {
  const state = useContext(ConfigurationContext);
  if (state === null) throw new Error('Fields of a piece stand in a ConfigurationContext.');
  return state;
}

/** Names of the fields of an attribute and of a part: numbers as names would make lists of the values. */
export const attributeField = (id: number) => `attributes.a${id}`;
export const partField = (id: number) => `parts.p${id}`;

/** What is chosen for the piece, or the part of a set, that the fields are for, and how to choose otherwise. */
export function useChoices() {
  const part = useContext(PartScope);
  const { address, change, path = '' } = useConfiguration();
  const code = part?.code;

  const changePiece = useCallback(
    (changes: (current: PartAddress) => Partial<PartAddress>) =>
      change((current) => {
        if (code === undefined) return changes(current);
        const own = current.parts[code] ?? FOLLOWING_PART;
        return { parts: { ...current.parts, [code]: { ...own, ...changes(own) } } };
      }),
    [change, code],
  );

  const choose = useCallback(
    (attributeCode: string, value: string) =>
      changePiece(({ choices }) => ({ choices: { ...choices, [attributeCode]: value } })),
    [changePiece],
  );

  return {
    chosen: part?.standing ?? address,
    chooseMetal: (metal: string) => changePiece(() => ({ metal })),
    chooseSize: (size: string) => changePiece(() => ({ size })),
    choose,
    /** Name of the part; null: the main piece. */
    part: part?.name ?? null,
    /** Path of a field of the piece or the part in the form around. */
    pathOf: (field: string) => (part === null ? path + field : `${path}${partField(part.id)}.${field}`),
  };
}
