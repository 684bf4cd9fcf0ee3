import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { trackSave } from '../../../cart/pending-saves.ts';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { FileDrop } from '../../../lib/forms/FileDrop.tsx';
import { CART_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { PiecePicture } from '../../../ui/pictures/PiecePicture.tsx';
import { useUploadFile } from '../../../upload/useUploadFile.ts';
import { useUpdateLine } from '../_lib/useUpdateLine.ts';
import type { LineDrawing_item$key } from './__generated__/LineDrawing_item.graphql.ts';

const fragment = graphql`
  fragment LineDrawing_item on CartItem {
    id
    drawing {
      name
      url
      thumbnailUrl
      width
      height
    }
    pictures {
      fileId
      url
      thumbnailUrl
    }
  }
`;

const Thumb = chakra('a', { base: { display: 'block', width: '20', flexShrink: 0, borderRadius: 'l2' } });

/** The customer’s drawing for a line: by file dialog, drag and drop or paste. Opens enlarged. */
export function LineDrawing({ item }: { item: LineDrawing_item$key }) {
  const { t } = useTranslation(['checkout', 'cart-extras']);
  const can = useCan();
  const id = useId();
  const line = useFragment(fragment, item);
  const errorText = useCartErrorText();
  const update = useUpdateLine(line.id);
  const [upload, isUploading] = useUploadFile();
  const { drawing, pictures } = line;

  async function take(file: File): Promise<boolean> {
    const outcome = await upload(file);
    const failure = outcome.ok
      ? await update({ drawingFileId: outcome.success.file.databaseId })
      : outcome.failure;
    if (failure) toastError(errorText(failure));
    return failure === null;
  }

  async function remove() {
    const failure = await update({ drawingFileId: null });
    if (failure) toastError(errorText(failure));
  }

  return (
    <Stack gap="1.5" role="group" aria-labelledby={id}>
      <Text id={id} textStyle="label">
        {t('line.drawing')}
      </Text>
      {drawing && (
        <HStack gap="4">
          <Thumb href={drawing.url} target="_blank" rel="noreferrer">
            <Picture
              src={drawing.thumbnailUrl}
              alt={t('cart-extras:drawing.drawingOf', { name: drawing.name })}
              width={drawing.width}
              height={drawing.height}
            />
          </Thumb>
          {can(CART_EDIT) && (
            <Button size="sm" variant="outline" onClick={remove}>
              {t('cart-extras:drawing.drawingRemove')}
            </Button>
          )}
        </HStack>
      )}
      {pictures.length > 0 && (
        <HStack gap="2" wrap="wrap">
          {pictures.map(({ fileId, url, thumbnailUrl }, index) => (
            <Thumb key={fileId} href={url} target="_blank" rel="noreferrer">
              <PiecePicture
                src={thumbnailUrl}
                alt={t('cart-extras:drawing.pictureOf', { number: index + 2 })}
                sizes="5rem"
              />
            </Thumb>
          ))}
        </HStack>
      )}
      {!drawing && can(CART_EDIT) && (
        <FileDrop
          label={t(isUploading ? 'cart-extras:drawing.drawingUploading' : 'cart-extras:drawing.drawingDrop')}
          disabled={isUploading}
          onFiles={([file]) => file && trackSave(take(file))}
        />
      )}
      {!drawing && !can(CART_EDIT) && <Text color="fg.muted">{t('cart-extras:drawing.drawingNone')}</Text>}
    </Stack>
  );
}
