/** Fluent's style engine inserts empty style elements and fills them by script; this is the hash of the empty string. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Policy = Readonly<Record<string, readonly string[]>>;

const packaged: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", emptyStyle],
  // Logos, covers and films of a platform lie on whatever servers it has; nothing there can run or be read by the page.
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

/** The content security policy of the page as it is shipped. */
export function packagedPolicy(): string {
  return written(packaged);
}

/** Hot reload needs inline scripts and styles, and its own socket; only a development run ever sends this. */
export function developmentPolicy(devServer: string): string {
  const socket = devServer.replace(/^http/, 'ws');
  return written({
    ...packaged,
    'script-src': ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", socket],
  });
}

/** Headers of every answer of `app://client`, whatever it is. */
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

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
