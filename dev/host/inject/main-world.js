// What the page's own world gets before any script of the page: the exposed objects, and cameras that ask main first.
(function mainWorld(bridge) {
  let askPermission;
  bridge.on.expose = (message) =>
    Object.defineProperty(window, message.key, { value: bridge.unwrap(message.value, true), enumerable: true });
  bridge.on.host = (message) => {
    ({ askPermission } = bridge.unwrap(message.value));
  };
  if (!window.MediaDevices) return;
  const devices = MediaDevices.prototype;
  const original = devices.getUserMedia;
  devices.getUserMedia = async function getUserMedia(constraints) {
    if (!askPermission || !constraints || !(constraints.video || constraints.audio))
      return original.call(this, constraints);
    const wanted = [...(constraints.video ? ['video'] : []), ...(constraints.audio ? ['audio'] : [])];
    const granted = await askPermission(wanted);
    const scripted = window.__lecternCameras;
    if (!scripted || !constraints.video) return original.call(this, constraints);
    if (!granted) throw new DOMException('Permission denied', 'NotAllowedError');
    return scripted.open(constraints);
  };
});
