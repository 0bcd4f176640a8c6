interface Wanted {
  kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl';
  filename: string;
}

type Folders = Partial<Readonly<Record<Wanted['kind'], string | null>>>;

/** Fetches the character maps and fonts that the client ships. pdf.js by itself uses fetch for http only. */
export class ShippedData {
  readonly #folders: Folders;

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const address = `${this.#folders[kind] ?? '/'}${filename}`;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} is not there: ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
