/** Hash of the empty string: Fluent's style engine inserts empty style elements and fills them by script. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Policy = Readonly<Record<string, readonly string[]>>;

const packaged: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", emptyStyleHash],
  // Logos, covers and videos may be on any server of the platform; the page can neither run nor read what is there.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Content security policy of the built page. */
export function packagedPolicy(): string {
  return serialise(packaged);
}

/** Policy of development runs only: hot reload needs inline scripts and styles, and a socket. */
export function developmentPolicy(devServer: string): string {
  const socket = devServer.replace(/^http/, 'ws');
  return serialise({
    ...packaged,
    'script-src': ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", socket],
  });
}

/** Headers of every answer of `app://client`. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), microphone=(self), fullscreen=(self), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',
  };
}

function serialise(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
