const policyOf = (scripts: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'self' app://client",
    'sandbox allow-scripts allow-same-origin allow-forms allow-modals',
  ].join('; ');

/**
 * Headers of every answer of a package's origin: authoring tools write inline scripts and styles and call `eval`, so
 * these run, but nothing leaves the origin: no other host, no window, no device.
 */
export const packageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policyOf("'self' 'unsafe-inline' 'unsafe-eval'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'permissions-policy':
    'camera=(), microphone=(), fullscreen=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=(), midi=(), clipboard-read=(), clipboard-write=()',
};

/** The same for a document whose scripts must not run. */
export const scriptlessHeaders: Readonly<Record<string, string>> = {
  ...packageHeaders,
  'content-security-policy': policyOf("'none'"),
};
