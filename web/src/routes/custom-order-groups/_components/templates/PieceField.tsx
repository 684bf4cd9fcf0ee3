import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormContext, fieldId, useFieldCodes, useFieldLabel } from '../../../../lib/forms/form-context.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { type Piece, PieceSearch } from '../../../../pieces/PieceSearch.tsx';

type PieceFieldProps = {
  /** Path in the mutation input, for server errors. */
  name: string;
  label: string;
  hint: string;
  piece: Piece | null;
  onChange: (piece: Piece | null) => void;
};

/** A piece of the catalogue, or none, with an inline search. */
export function PieceField({ name, label, hint, piece, onChange }: PieceFieldProps) {
  const { t } = useTranslation('custom-order-groups');
  const { formId, routeNamespace, forgetFailure } = useContext(FormContext);
  const { ofCode } = useErrorText(routeNamespace);
  const codes = useFieldCodes(name);
  const [isSearching, setIsSearching] = useState(false);
  const id = useId();
  useFieldLabel(name, label);

  function choose(chosen: Piece | null) {
    onChange(chosen);
    setIsSearching(false);
    if (codes.length > 0) forgetFailure?.();
  }

  return (
    <Stack role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} gap="1.5">
      <Text id={`${id}-label`} textStyle="label">
        {label}
      </Text>
      <HStack gap="2" wrap="wrap">
        <Text
          id={`${id}-piece`}
          textStyle="sm"
          flex="1 1 10rem"
          minW="0"
          color={piece ? undefined : 'fg.muted'}
        >
          {piece ? `${piece.name} · ${piece.code}` : t('templates.noPiece')}
        </Text>
        <Button
          id={fieldId(formId, name)}
          size="xs"
          variant="outline"
          aria-expanded={isSearching}
          aria-labelledby={`${fieldId(formId, name)} ${id}-label`}
          onClick={() => setIsSearching(!isSearching)}
        >
          {t('templates.choosePiece')}
        </Button>
        {piece && (
          <Button
            size="xs"
            variant="ghost"
            id={`${id}-out`}
            aria-labelledby={`${id}-out ${id}-piece`}
            onClick={() => choose(null)}
          >
            {t('templates.takeOut')}
          </Button>
        )}
      </HStack>
      <Text id={`${id}-hint`} textStyle="xs" color="fg.muted">
        {hint}
      </Text>
      {codes.map((code) => (
        <Text key={code} textStyle="xs" color="fg.error">
          {ofCode(code)}
        </Text>
      ))}
      {isSearching && (
        <PieceSearch
          label={t('templates.searchPiece', { label })}
          emptyText={t('noPiece')}
          chosen={{ pieces: piece ? [piece] : [], mark: t('added') }}
          onPick={choose}
        />
      )}
    </Stack>
  );
}
