// Scripted cameras: pictures drawn on canvases in place of real devices, which a test can cover, unplug or freeze.
(function scriptedCameras(count, makePictures) {
  const size = { width: 640, height: 480 };
  const draw = makePictures(size);
  const people = ['face', 'no-face', 'two-faces', 'nobody', 'as-front'];
  const states = [...people, 'dark', 'covered', 'frozen', 'moved', 'unplugged', 'replugged'];
  // The session makes ids anew (session.ts).
  const salt = () => (window.__lecternDeviceSalt ? `-${window.__lecternDeviceSalt}` : '');
  const places = ['A', 'B'].slice(0, count);
  const cameras = places.map((name, index) => ({
    name,
    get deviceId() {
      return `scripted-camera-${name.toLowerCase()}${salt()}`;
    },
    get groupId() {
      return `scripted-group-${name.toLowerCase()}${salt()}`;
    },
    label: `Scripted camera ${name}`,
    // A looks at the learner, B at the desk.
    usual: index === 0 ? 'face' : 'no-face',
    state: 'replugged',
    seen: index === 0 ? 'face' : 'no-face',
    index,
    canvas: null,
    tracks: new Set(),
  }));
  let granted = false;
  let tick = 0;

  function present(camera) {
    return camera.state !== 'unplugged';
  }

  const picture = (camera) => draw(camera.canvas.getContext('2d'), camera, tick);

  setInterval(() => {
    tick += 1;
    for (const camera of cameras)
      if (camera.canvas && camera.tracks.size > 0 && present(camera) && camera.state !== 'frozen') picture(camera);
  }, 100);

  function wanted(video) {
    const id = video === true ? undefined : video.deviceId;
    const list = cameras.filter(present);
    if (list.length === 0) throw new DOMException('Requested device not found', 'NotFoundError');
    const exact = typeof id === 'object' && id !== null && !Array.isArray(id) ? id.exact : undefined;
    if (exact !== undefined) {
      const found = list.find((camera) => [exact].flat().includes(camera.deviceId));
      if (!found) throw new OverconstrainedError('deviceId', 'No such camera');
      return found;
    }
    const ideal = typeof id === 'object' && id !== null && !Array.isArray(id) ? id.ideal : id;
    return list.find((camera) => [ideal].flat().includes(camera.deviceId)) ?? list[0];
  }

  // As a real camera does it: the picture is scaled and cut to the size that was asked for.
  async function cutTo(track, { width, height }) {
    if (width === undefined && height === undefined) return;
    try {
      await track.applyConstraints({ width, height });
    } catch (error) {
      track.stop();
      throw error;
    }
  }

  async function open({ video, audio }) {
    const camera = wanted(video);
    granted = true;
    if (!camera.canvas) {
      camera.canvas = document.createElement('canvas');
      camera.canvas.width = size.width;
      camera.canvas.height = size.height;
    }
    picture(camera);
    const stream = camera.canvas.captureStream(10);
    const [track] = stream.getVideoTracks();
    camera.tracks.add(track);
    const stop = track.stop.bind(track);
    track.stop = () => {
      camera.tracks.delete(track);
      stop();
    };
    const settings = track.getSettings.bind(track);
    const { deviceId, groupId } = camera;
    track.getSettings = () => ({ ...size, ...settings(), deviceId, groupId, frameRate: 10 });
    Object.defineProperty(track, 'label', { value: camera.label });
    await cutTo(track, video);
    if (audio) stream.addTrack(new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0]);
    return stream;
  }

  function set(which, state) {
    const camera = cameras.find(({ name, index }) => name === which || index === which);
    if (!camera) throw new Error(`There is no scripted camera ${which}.`);
    if (!states.includes(state)) throw new Error(`A scripted camera cannot be '${state}'; it can be ${states.join()}.`);
    const before = present(camera);
    camera.state = state;
    if (people.includes(state)) camera.seen = state;
    else if (state === 'replugged') camera.seen = camera.usual;
    if (before === present(camera)) return;
    if (before) {
      for (const track of Array.from(camera.tracks)) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    }
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }

  const devices = MediaDevices.prototype;
  const enumerate = devices.enumerateDevices;
  devices.enumerateDevices = async function enumerateDevices() {
    const others = (await enumerate.call(this)).filter(({ kind }) => kind !== 'videoinput');
    const ours = cameras.filter(present).map(({ deviceId, groupId, label }) => {
      const facts = {
        deviceId: granted ? deviceId : '',
        groupId: granted ? groupId : '',
        kind: 'videoinput',
        label: granted ? label : '',
      };
      return Object.assign(
        Object.create(
          InputDeviceInfo.prototype,
          Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, { value, enumerable: true }])),
        ),
        {},
      );
    });
    return [...others, ...ours];
  };
  Object.defineProperty(window, '__lecternCameras', { value: Object.freeze({ set, open, count }) });
});
