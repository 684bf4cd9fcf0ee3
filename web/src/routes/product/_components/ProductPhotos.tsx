import { Field, Flex, Heading, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft, LuArrowRight, LuTrash2 } from 'react-icons/lu';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { FileDrop } from '../../../lib/forms/FileDrop.tsx';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { PictureButton } from '../../../ui/pictures/PictureButton.tsx';
import { useUploadFile } from '../../../upload/useUploadFile.ts';
import type { ProductPhotosAddMutation } from './__generated__/ProductPhotosAddMutation.graphql.ts';
import type { ProductPhotosQuery } from './__generated__/ProductPhotosQuery.graphql.ts';
import type { ProductPhotosRemoveMutation } from './__generated__/ProductPhotosRemoveMutation.graphql.ts';
import type { ProductPhotosSortMutation } from './__generated__/ProductPhotosSortMutation.graphql.ts';

const query = graphql`
  query ProductPhotosQuery($id: Int!) {
    product(databaseId: $id) {
      id
      alloys {
        alloy {
          colour
        }
      }
      ...ProductPhotos_product @relay(mask: false)
    }
    productFacets {
      shapes {
        code
        name
      }
    }
  }
`;

graphql`
  fragment ProductPhotos_product on ItemType {
    photos {
      databaseId
      metalColour
      shape
      file {
        url
        thumbnailUrl
        width
        height
      }
    }
  }
`;

// Refetched by every change of the pictures: the pictures, and the page’s gallery.
graphql`
  fragment ProductPhotos_changed on ItemType @no_inline {
    ...ProductPhotos_product
    ...ProductGallery_product
  }
`;

const addMutation = graphql`
  mutation ProductPhotosAddMutation($input: AddProductPhotoInput!) {
    result: addProductPhoto(input: $input) {
      __typename
      ... on AddProductPhotoSuccess {
        product {
          ...ProductPhotos_changed
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const removeMutation = graphql`
  mutation ProductPhotosRemoveMutation($input: RemoveProductPhotoInput!) {
    result: removeProductPhoto(input: $input) {
      __typename
      ... on RemoveProductPhotoSuccess {
        product {
          ...ProductPhotos_changed
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const sortMutation = graphql`
  mutation ProductPhotosSortMutation($input: SortProductPhotosInput!) {
    result: sortProductPhotos(input: $input) {
      __typename
      ... on SortProductPhotosSuccess {
        product {
          ...ProductPhotos_changed
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Administration of a piece’s photos: metal and cut of each, order, adding and removing. */
export function ProductPhotos({ id }: { id: number }) {
  const { t } = useTranslation('product');
  const { product, productFacets } = useLazyLoadQuery<ProductPhotosQuery>(query, { id });
  const toasts = useOperationToasts('product');
  const [upload, isUploading] = useUploadFile();
  const [add, isAdding] = useResultMutation<ProductPhotosAddMutation>(addMutation);
  const [remove, isRemoving] = useResultMutation<ProductPhotosRemoveMutation>(removeMutation);
  const [sort, isSorting] = useResultMutation<ProductPhotosSortMutation>(sortMutation);
  const [metalColour, setMetalColour] = useState('');
  const [shape, setShape] = useState('');
  if (!product) return null;
  const isBusy = isUploading || isAdding || isRemoving || isSorting;
  const colours = [...new Set(product.alloys.map(({ alloy }) => alloy.colour))];
  const { photos } = product;
  const shapeName = (code: string) => productFacets.shapes.find((each) => each.code === code)?.name ?? code;
  const colourName = (colour: string) => t(`photos.colour.${colour}`, { defaultValue: colour });
  const nameOf = (photo: (typeof photos)[number]) =>
    t('photos.of', {
      metal: photo.metalColour ? colourName(photo.metalColour) : t('photos.anyMetal'),
      shape: photo.shape ? shapeName(photo.shape) : t('photos.anyShape'),
    });

  async function take(file: File) {
    const stored = await upload(file);
    if (!stored.ok) return toasts.failed('saving', t('photos.title'), stored.failure);
    const outcome = await add({
      input: {
        productId: product?.id ?? '',
        fileId: stored.success.file.databaseId,
        metalColour: metalColour || null,
        shape: shape || null,
        idempotencyKey: crypto.randomUUID(),
      },
    });
    if (!outcome.ok) toasts.failed('saving', t('photos.title'), outcome.failure);
  }

  async function takeAway(photoId: number) {
    const outcome = await remove({ input: { productId: product?.id ?? '', photoId } });
    if (!outcome.ok) toasts.failed('saving', t('photos.title'), outcome.failure);
  }

  async function move(from: number, by: number) {
    const photoIds = photos.map(({ databaseId }) => databaseId);
    photoIds.splice(from + by, 0, ...photoIds.splice(from, 1));
    const outcome = await sort({ input: { productId: product?.id ?? '', photoIds } });
    if (!outcome.ok) toasts.failed('saving', t('photos.title'), outcome.failure);
  }

  return (
    <Stack as="section" gap="4" mt="6" aria-labelledby="photos">
      <Heading as="h2" id="photos" textStyle="label">
        {t('photos.title')}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {t(photos.length > 0 ? 'photos.hint' : 'photos.none')}
      </Text>
      <Flex as="ul" wrap="wrap" gap="4" listStyleType="none">
        {photos.map((photo, index) => {
          const name = nameOf(photo);
          return (
            <li key={photo.databaseId}>
              <PictureButton picture={photo.file} alt={name} size="24" />
              <Text textStyle="xs" color="fg.muted" maxW="24">
                {name}
              </Text>
              <HStack gap="0">
                <IconAction
                  label={t('photos.earlier', { name })}
                  icon={<LuArrowLeft />}
                  disabled={isBusy || index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconAction
                  label={t('photos.later', { name })}
                  icon={<LuArrowRight />}
                  disabled={isBusy || index === photos.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconAction
                  label={t('photos.remove', { name })}
                  icon={<LuTrash2 />}
                  disabled={isBusy}
                  onClick={() => takeAway(photo.databaseId)}
                />
              </HStack>
            </li>
          );
        })}
      </Flex>
      <Flex gap="3" wrap="wrap">
        <Choice
          label={t('photos.metal')}
          any={t('photos.anyMetal')}
          value={metalColour}
          onChange={setMetalColour}
        >
          {colours.map((colour) => ({ value: colour, label: colourName(colour) }))}
        </Choice>
        <Choice label={t('photos.shape')} any={t('photos.anyShape')} value={shape} onChange={setShape}>
          {productFacets.shapes.map(({ code, name }) => ({ value: code, label: name }))}
        </Choice>
      </Flex>
      <FileDrop
        label={t(isUploading ? 'photos.uploading' : 'photos.drop')}
        disabled={isBusy}
        onFiles={([file]) => file && take(file)}
      />
    </Stack>
  );
}

type ChoiceProps = {
  label: string;
  any: string;
  value: string;
  onChange: (value: string) => void;
  children: readonly { readonly value: string; readonly label: string }[];
};

function Choice({ label, any, value, onChange, children }: ChoiceProps) {
  return (
    <Field.Root flex="1 1 10rem">
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{any}</option>
          {children.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
