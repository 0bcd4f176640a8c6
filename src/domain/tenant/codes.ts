import { field, listOf, objectOf, textOf } from './raw.ts';

/**
 * The meaning of codes in menus and buttons. Undocumented, hence assumed, all in this file; a tenant overrides them
 * with the frontendConfig key `lectern_menu_codes`, e.g. {"externalUrlType": ["3"]}.
 */
const assumed = {
  /** urlType: the address is outside this client. */
  externalUrlType: ['2', 'external', 'out'],
  /** openMode and openType: in a new window. */
  newWindow: ['2', 'new', '_blank'],
  /** openType: shows a QR code instead of navigating. */
  qrCode: ['3', 'qrcode', 'qr'],
  /** isLogin: requires a sign-in. */
  needsLogin: ['1', 'true', 'y', 'yes'],
  /** menuDisplay: not shown. */
  hidden: ['0', 'false', 'n', 'no', 'hide', 'hidden'],
  /** headerFixed: the header scrolls with the page. */
  notFixed: ['0', 'false', '2', 'n', 'no'],
  /** personalPosition: above the header, in the window bar. */
  personalOnTop: ['1', 'top'],
} satisfies Record<string, readonly string[]>;

type CodeName = keyof typeof assumed;

/** True when a code of the platform has this meaning. */
export type ReadCode = (name: CodeName, value: unknown) => boolean;

/** The code reader of a tenant: its overrides, else the assumed codes. Ignores case and type of a code. */
export function codeReader(overrides: unknown): ReadCode {
  const codes = objectOf(overrides);
  return (name, value) => {
    const given = listOf(field(codes, name)).map(textOf);
    const known: readonly (string | undefined)[] = given.length > 0 ? given : assumed[name];
    const code = textOf(value)?.toLowerCase();
    return code !== undefined && known.some((one) => one?.toLowerCase() === code);
  };
}
