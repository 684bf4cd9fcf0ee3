import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A PNG picture of one colour. */
export function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Pastes a picture into the first text area, like a screenshot from the clipboard. */
export async function paste(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ({ file, data }) => {
      const clipboardData = new DataTransfer();
      const content = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      clipboardData.items.add(new File([content], file, { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector('textarea')?.dispatchEvent(event);
    },
    { file: name, data: bytes.toString('base64') },
  );
}
