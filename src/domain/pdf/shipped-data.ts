import { http } from '#api/http.ts';

interface Wanted {
  kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl';
  filename: string;
}

type Folders = Partial<Readonly<Record<Wanted['kind'], string | null>>>;

/** Fetches the character maps, fonts and decoders that the client ships. pdf.js by itself uses fetch for http only. */
export class ShippedData {
  readonly #folders: Folders;

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const address = `${this.#folders[kind] ?? '/'}${filename}`;
    return new Uint8Array(await http(address, { throwHttpErrors: true }).arrayBuffer());
  }
}
