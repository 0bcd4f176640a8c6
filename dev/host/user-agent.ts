/** What Electron's Chromium calls itself: the app and Electron beside Chromium's own names. */
export function defaultUserAgent(name: string, version: string): string {
  const { chrome, electron } = process.versions;
  const own = `${name.replaceAll(' ', '')}/${version}`;
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${own} Chrome/${chrome} Electron/${electron} Safari/537.36`;
}
