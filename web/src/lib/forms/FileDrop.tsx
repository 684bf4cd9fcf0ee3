import { FileUpload } from '@chakra-ui/react';
import { LuImagePlus } from 'react-icons/lu';

/** Pictures the server takes (product rules, section 11); HEIC is refused by the server. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

const NONE: File[] = [];

type FileDropProps = {
  /** What to do, in words: 'Choose, drop or paste a picture'. */
  label: string;
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  disabled?: boolean;
};

/**
 * Takes pictures by file dialog, drag and drop, or paste while it has the focus, and keeps none: they are sent at once.
 * What is dropped or pasted is not judged here; the server says why it takes no other file.
 */
export function FileDrop({ label, onFiles, isMultiple = false, disabled }: FileDropProps) {
  return (
    <FileUpload.Root
      acceptedFiles={NONE}
      // Of several dropped on a field for one, the first is taken.
      maxFiles={Number.POSITIVE_INFINITY}
      disabled={disabled}
      translations={{ dropzone: label }}
      onFileAccept={({ files }) => {
        if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
      }}
      width="full"
    >
      <FileUpload.HiddenInput accept={ACCEPT} multiple={isMultiple} />
      <FileUpload.Context>
        {({ setClipboardFiles }) => (
          <FileUpload.Dropzone
            onPaste={(event) => {
              if (setClipboardFiles(event.clipboardData)) event.preventDefault();
            }}
            display="flex"
            alignItems="center"
            gap="3"
            px="4"
            py="3"
            textStyle="sm"
            color="fg.muted"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="border.control"
            borderRadius="l2"
            cursor="pointer"
            _icon={{ flexShrink: 0 }}
            _hover={{ bg: 'bg.subtle', color: 'fg' }}
            _dragging={{ bg: 'gold.subtle', borderColor: 'border.gold', color: 'fg' }}
            _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
          >
            <LuImagePlus aria-hidden size={20} />
            {label}
          </FileUpload.Dropzone>
        )}
      </FileUpload.Context>
    </FileUpload.Root>
  );
}
