import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { LuImagePlus } from 'react-icons/lu';

const Zone = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    textStyle: 'sm',
    color: 'fg.muted',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'pointer',
    _icon: { flexShrink: 0 },
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[data-over]': { bg: 'gold.subtle', borderColor: 'border.gold', color: 'fg' },
    _focusWithin: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});

const HiddenFile = chakra('input', { base: { srOnly: true } });

/** Pictures the server takes (product rules, section 11); HEIC is refused by the server. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

type FileDropProps = {
  /** What to do, in words: 'Choose, drop or paste a picture'. */
  label: string;
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  disabled?: boolean;
};

/** Takes pictures by file dialog, drag and drop, or paste while it has the focus. */
export function FileDrop({ label, onFiles, isMultiple = false, disabled }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(isMultiple ? files : files.slice(0, 1));
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  function handlePaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }

  return (
    <Zone
      htmlFor={id}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      <LuImagePlus aria-hidden size={20} />
      {label}
      <HiddenFile
        id={id}
        type="file"
        accept={ACCEPT}
        multiple={isMultiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </Zone>
  );
}
