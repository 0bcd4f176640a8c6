import { field, listOf, objectOf, textOf } from './raw.ts';

/**
 * What the codes of menus and buttons mean. No document says it: these readings are assumed, all of them here, and a
 * tenant overrides each with the frontendConfig key `lectern_menu_codes`, e.g. {"externalUrlType": ["3"]}.
 */
const assumed = {
  /** urlType: the address lies outside of this client. */
  externalUrlType: ['2', 'external', 'out'],
  /** openMode and openType: in a new window. */
  newWindow: ['2', 'new', '_blank'],
  /** openType: shows the QR code instead of going anywhere. */
  qrCode: ['3', 'qrcode', 'qr'],
  /** isLogin: for signed-in people only. */
  needsLogin: ['1', 'true', 'y', 'yes'],
  /** menuDisplay: not shown. */
  hidden: ['0', 'false', 'n', 'no', 'hide', 'hidden'],
  /** headerFixed: scrolls away with the page. */
  notFixed: ['0', 'false', '2', 'n', 'no'],
  /** personalPosition: above the header, in the window bar. */
  personalOnTop: ['1', 'top'],
} satisfies Record<string, readonly string[]>;

type CodeName = keyof typeof assumed;

/** Tells whether a code of the platform has a meaning. */
export type ReadCode = (name: CodeName, value: unknown) => boolean;

/** The readings of a tenant: its overrides, else the assumed ones. Case and type of a code do not matter. */
export function codeReader(overrides: unknown): ReadCode {
  const own = objectOf(overrides);
  return (name, value) => {
    const given = listOf(field(own, name)).map(textOf);
    const known: readonly (string | undefined)[] = given.length > 0 ? given : assumed[name];
    const code = textOf(value)?.toLowerCase();
    return code !== undefined && known.some((one) => one?.toLowerCase() === code);
  };
}
