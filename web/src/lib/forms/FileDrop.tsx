import { FileUpload } from '@chakra-ui/react';
import { LuImagePlus } from 'react-icons/lu';

/** Picture types that the server accepts (product rules, section 11). It refuses HEIC. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

const NONE: File[] = [];

type FileDropProps = {
  /** Instruction: 'Choose, drop or paste a picture'. */
  label: string;
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  disabled?: boolean;
};

/**
 * Accepts pictures from a file dialog, by drag and drop, or by paste while focused, and passes them on at once. Dropped
 * and pasted files are not checked here; the server reports why it refuses one.
 */
export function FileDrop({ label, onFiles, isMultiple = false, disabled }: FileDropProps) {
  return (
    <FileUpload.Root
      acceptedFiles={NONE}
      // If several are dropped on a single-file field, it uses the first.
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
