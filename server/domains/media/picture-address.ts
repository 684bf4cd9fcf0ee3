type PictureRow = { fileId: number };

/** URL of an uploaded picture, at most 1200 pixels wide. */
export function pictureAddress({ fileId }: PictureRow): string {
  return `/files/${fileId}?w=1200`;
}

/** URL of its thumbnail, at most 320 pixels wide. */
export function thumbnailAddress({ fileId }: PictureRow): string {
  return `/files/${fileId}?w=320`;
}
