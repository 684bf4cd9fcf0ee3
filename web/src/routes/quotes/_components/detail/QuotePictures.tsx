import { chakra, Flex, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/layout/Panel.tsx';

const Thumbnail = chakra('img', {
  base: { boxSize: '24', objectFit: 'cover', borderRadius: 'l2', borderWidth: '1px', borderColor: 'border' },
});

type Sent = {
  readonly id: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly name: string;
};

/** Drawings and photos of the quote request. Each opens separately. */
export function QuotePictures({ pictures }: { pictures: readonly Sent[] }) {
  const { t } = useTranslation('quotes');
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <Heading as="h2" id={heading} textStyle="md" mb="3">
        {t('pictures')}
      </Heading>
      <Flex as="ul" gap="3" wrap="wrap" listStyleType="none">
        {pictures.map(({ id, url, thumbnailUrl, name }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <Thumbnail src={thumbnailUrl} alt={name} />
            </a>
          </li>
        ))}
      </Flex>
    </Panel>
  );
}
