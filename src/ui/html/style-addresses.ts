import { pageAddressOf } from './page-address.ts';

const address = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/gi;

/** A style whose files come from where the page may load them. */
export function withPageAddresses(style: string): string {
  return style.replaceAll(address, (_, double?: string, single?: string, bare?: string) => {
    const source = double ?? single ?? bare ?? '';
    return `url("${pageAddressOf(source).replaceAll('"', '%22')}")`;
  });
}
