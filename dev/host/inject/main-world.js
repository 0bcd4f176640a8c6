// What the page's own world gets before any script of the page: the exposed objects, and cameras that ask main first.
(function mainWorld(bridge, suffixes) {
  let askPermission;
  bridge.on.expose = (message) =>
    Object.defineProperty(window, message.key, { value: bridge.unwrap(message.value, true), enumerable: true });
  bridge.on.host = (message) => {
    ({ askPermission } = bridge.unwrap(message.value));
  };
  // Frames of the app's schemes (app://course-7/): Chromium knows only their http address.
  const toWeb = (url) =>
    String(url).replace(/^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i, (whole, scheme, host) =>
      Object.hasOwn(suffixes, scheme) ? `http://${host}.${suffixes[scheme]}` : whole,
    );
  const frame = HTMLIFrameElement.prototype;
  const { set, ...source } = Object.getOwnPropertyDescriptor(frame, 'src');
  Object.defineProperty(frame, 'src', {
    ...source,
    set(url) {
      set.call(this, toWeb(url));
    },
  });
  frame.setAttribute = function setAttribute(name, value) {
    const mapped = name.toLowerCase() === 'src' ? toWeb(value) : value;
    Element.prototype.setAttribute.call(this, name, mapped);
  };
  // What Chromium asks main about.
  const guard = (owner, method, permission, refused) => {
    const original = owner?.prototype[method] ?? owner?.[method];
    if (!original) return;
    const place = owner.prototype?.[method] ? owner.prototype : owner;
    place[method] = async function asked(...given) {
      const granted = !askPermission || (await askPermission(permission, []));
      return granted ? original.apply(this, given) : refused();
    };
  };
  const notAllowed = () => {
    throw new DOMException('Permission denied', 'NotAllowedError');
  };
  guard(window.WakeLock, 'request', 'screen-wake-lock', notAllowed);
  for (const method of ['write', 'writeText']) guard(window.Clipboard, method, 'clipboard-sanitized-write', notAllowed);
  for (const method of ['read', 'readText']) guard(window.Clipboard, method, 'clipboard-read', notAllowed);
  guard(window.Notification, 'requestPermission', 'notifications', () => 'denied');
  guard(window.StorageManager, 'persist', 'persistent-storage', () => false);
  if (!window.MediaDevices) return;
  const devices = MediaDevices.prototype;
  const original = devices.getUserMedia;
  devices.getUserMedia = async function getUserMedia(constraints) {
    if (!askPermission || !constraints || !(constraints.video || constraints.audio))
      return original.call(this, constraints);
    const wanted = [...(constraints.video ? ['video'] : []), ...(constraints.audio ? ['audio'] : [])];
    const granted = await askPermission('media', wanted);
    const scripted = window.__lecternCameras;
    if (!scripted || !constraints.video) return original.call(this, constraints);
    if (!granted) throw new DOMException('Permission denied', 'NotAllowedError');
    return scripted.open(constraints);
  };
});
