type PictureRow = { fileId: number };

/** Where an uploaded picture is looked at: 1200 pixels wide at most. */
export function pictureAddress({ fileId }: PictureRow): string {
  return `/files/${fileId}?w=1200`;
}

/** Where it is shown small: 320 pixels wide at most. */
export function thumbnailAddress({ fileId }: PictureRow): string {
  return `/files/${fileId}?w=320`;
}
