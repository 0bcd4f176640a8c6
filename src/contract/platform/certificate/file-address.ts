/**
 * Where a certificate lies, as the data of an answer may say instead of sending it: an address, or an object that holds one
 * under a usual name. Null: it says nothing. Assumed.
 */
export function fileAddressIn(data: unknown): string | null {
  const held =
    typeof data === 'object' && data !== null
      ? ['url', 'fileUrl', 'pdfUrl'].map((name) => (name in data ? Reflect.get(data, name) : null))
      : [data];
  const found = held.find((one): one is string => typeof one === 'string' && /^(?:https:\/)?\/\S/i.test(one.trim()));
  return found?.trim() ?? null;
}
