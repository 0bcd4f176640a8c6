/** A picture of another host. */
export interface CachedPicture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const maxBytes = 32 * 1024 * 1024;

/** Pictures in memory, the least recently used ones dropped first. */
export function createPictureCache(limit = maxBytes) {
  const pictures = new Map<string, CachedPicture>();
  let size = 0;

  function remove(address: string): void {
    size -= pictures.get(address)?.bytes.length ?? 0;
    pictures.delete(address);
  }

  return {
    get(address: string): CachedPicture | null {
      const picture = pictures.get(address);
      if (!picture) return null;
      pictures.delete(address);
      pictures.set(address, picture);
      return picture;
    },
    add(address: string, picture: CachedPicture): void {
      remove(address);
      pictures.set(address, picture);
      size += picture.bytes.length;
      for (const oldest of pictures.keys()) {
        if (size <= limit) break;
        remove(oldest);
      }
    },
  };
}
