/** Hash of the empty string: Fluent's style engine inserts empty style elements and fills them by script. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const assets = 'app://client/assets/';

type Policy = Readonly<Record<string, readonly string[]>>;

const packaged: Policy = {
  'default-src': ["'none'"],
  // Shipped scripts only: `'self'` would include files that somebody uploaded to the platform.
  'script-src': [assets, "'wasm-unsafe-eval'"],
  'style-src': ["'self'", emptyStyleHash],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': [assets, 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  // Courseware, each package at a host of its own.
  'frame-src': ['app://*.package'],
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
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", socket],
  });
}

/** Policy of answers that are not the page's own files: shown as a document, they run nothing and have no origin. */
export const foreignPolicy = "sandbox; default-src 'none'";

/** Headers of every answer of `app://client`. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-dns-prefetch-control': 'off',
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
