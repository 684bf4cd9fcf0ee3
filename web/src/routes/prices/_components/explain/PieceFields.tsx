import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router';
import { readConfigurationAddress } from '../../../../configuration/read-configuration-address.ts';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { AmountField } from '../../../../lib/forms/AmountField.tsx';
import { CheckboxField } from '../../../../lib/forms/CheckboxField.tsx';
import { SelectField } from '../../../../lib/forms/SelectField.tsx';
import { TextField } from '../../../../lib/forms/TextField.tsx';
import type {
  PieceFields_piece$data,
  PieceFields_piece$key,
} from './__generated__/PieceFields_piece.graphql.ts';
import type { PieceFields_priority$key } from './__generated__/PieceFields_priority.graphql.ts';

type PieceFieldsProps = { piece: PieceFields_piece$key; priorities: PieceFields_priority$key };

type Offered = PieceFields_piece$data['attributes'][number];

/** Configuration of a piece: from the URL, otherwise defaults. */
export function PieceFields({ piece: pieceKey, priorities: priorityKeys }: PieceFieldsProps) {
  const { alloys, sizeRange, acceptsOwnMetal, attributes } = useFragment(
    graphql`
      fragment PieceFields_piece on ItemType {
        acceptsOwnMetal
        alloys {
          isDefault
          alloy {
            code
            name
          }
        }
        sizeRange {
          reference
          sizes {
            us
          }
        }
        attributes {
          required
          attribute {
            code
            name
            kind
            unit
            maxLength
          }
          defaultOption {
            databaseId
          }
          numberRange {
            min
            max
            standard
          }
          options {
            databaseId
            name
          }
        }
      }
    `,
    pieceKey,
  );
  const priorities = useFragment(
    graphql`
      fragment PieceFields_priority on Priority @relay(plural: true) {
        code
        name
      }
    `,
    priorityKeys,
  );
  const { t } = useTranslation('prices');
  const { number } = useFormat();
  const [search] = useSearchParams();
  const address = readConfigurationAddress(search);
  const standard = alloys.find(({ isDefault }) => isDefault) ?? alloys[0];
  return (
    <>
      <SelectField
        name="metal"
        label={t('explain.metal')}
        required
        defaultValue={address.metal ?? standard?.alloy.code ?? ''}
        options={alloys.map(({ alloy: { code, name } }) => ({ value: code, label: name }))}
      />
      {sizeRange && (
        <SelectField
          name="size"
          label={t('explain.size')}
          required
          defaultValue={plain(address.size ?? sizeRange.reference ?? '')}
          options={sizeRange.sizes.map(({ us }) => ({ value: plain(us), label: number(us) }))}
        />
      )}
      <SelectField
        name="priority"
        label={t('explain.priority')}
        required
        defaultValue={address.priority ?? priorities[0]?.code ?? ''}
        options={priorities.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {attributes.map((offered) => (
        <AttributeField
          key={offered.attribute.code}
          offered={offered}
          chosen={address.choices[offered.attribute.code]}
        />
      ))}
      {acceptsOwnMetal && (
        <CheckboxField name="ownMetal" label={t('explain.ownMetal')} defaultChecked={address.ownMetal} />
      )}
    </>
  );
}

function AttributeField({ offered, chosen }: { offered: Offered; chosen: string | undefined }) {
  const { t } = useTranslation('prices');
  const { number } = useFormat();
  const { attribute, options, defaultOption, numberRange, required } = offered;
  const { code, name, kind, unit, maxLength } = attribute;
  switch (kind) {
    case 'SELECT': {
      const isNeeded = required || defaultOption != null;
      const initial = defaultOption ?? (required ? options[0] : undefined);
      return (
        <SelectField
          name={code}
          label={name}
          required={isNeeded}
          placeholder={isNeeded ? undefined : t('explain.nothingChosen')}
          defaultValue={chosen ?? String(initial?.databaseId ?? '')}
          options={options.map(({ databaseId, name: label }) => ({ value: String(databaseId), label }))}
        />
      );
    }
    case 'NUMBER':
      return (
        <AmountField
          name={code}
          kind="MEASURE"
          label={unit ? t('explain.inUnit', { name, unit }) : name}
          maxLength={12}
          hint={
            numberRange?.min != null && numberRange.max != null
              ? t('explain.range', { min: number(numberRange.min), max: number(numberRange.max) })
              : undefined
          }
          defaultValue={chosen ?? numberRange?.standard ?? ''}
        />
      );
    case 'TEXT':
      return <TextField name={code} label={name} maxLength={maxLength ?? 500} defaultValue={chosen ?? ''} />;
    default:
      return null;
  }
}

/** A size without trailing zeros, because sources format it differently. */
function plain(size: string): string {
  return size === '' ? '' : String(Number(size));
}
