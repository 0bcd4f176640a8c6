// Scripted cameras: pictures drawn on canvases in place of real devices, which a test can cover, unplug or freeze.
(function scriptedCameras(count) {
  const size = { width: 640, height: 480 };
  const places = ['A', 'B'].slice(0, count);
  const cameras = places.map((name, index) => ({
    name,
    deviceId: `scripted-camera-${name.toLowerCase()}`,
    groupId: `scripted-group-${name.toLowerCase()}`,
    label: `Scripted camera ${name}`,
    state: 'face',
    index,
    canvas: null,
    tracks: new Set(),
  }));
  let granted = false;
  let tick = 0;

  function face(context, x, y, scale) {
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    context.fillStyle = '#2f5f8f';
    context.beginPath();
    context.ellipse(0, 210, 150, 90, 0, 0, Math.PI * 2);
    context.fill();
    const skin = context.createRadialGradient(-20, -20, 20, 0, 0, 130);
    skin.addColorStop(0, '#f3cdb0');
    skin.addColorStop(0.75, '#dba883');
    skin.addColorStop(1, '#b98462');
    context.fillStyle = '#d29c78';
    context.fillRect(-34, 80, 68, 70);
    context.fillStyle = '#1d1512';
    context.beginPath();
    context.ellipse(0, -42, 100, 100, 0, Math.PI, 0);
    context.fill();
    context.fillStyle = skin;
    context.beginPath();
    context.ellipse(0, 0, 88, 118, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#1d1512';
    context.beginPath();
    context.moveTo(-90, -30);
    context.quadraticCurveTo(-70, -112, 0, -106);
    context.quadraticCurveTo(70, -112, 90, -30);
    context.quadraticCurveTo(60, -78, 0, -74);
    context.quadraticCurveTo(-60, -78, -90, -30);
    context.fill();
    for (const side of [-1, 1]) {
      context.fillStyle = 'rgba(110,70,50,.35)';
      context.beginPath();
      context.ellipse(side * 36, -14, 24, 14, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#fff';
      context.beginPath();
      context.ellipse(side * 36, -12, 17, 8.5, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#3a2414';
      context.beginPath();
      context.arc(side * 36, -12, 8, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = '#2a1a12';
      context.lineWidth = 6;
      context.beginPath();
      context.moveTo(side * 58, -34);
      context.quadraticCurveTo(side * 36, -46, side * 15, -34);
      context.stroke();
      context.fillStyle = '#c99674';
      context.beginPath();
      context.ellipse(side * 90, 4, 12, 24, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.strokeStyle = 'rgba(140,90,65,.8)';
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(-4, -8);
    context.quadraticCurveTo(-16, 30, -14, 36);
    context.quadraticCurveTo(0, 46, 14, 36);
    context.stroke();
    context.fillStyle = 'rgba(90,50,35,.75)';
    for (const side of [-1, 1]) {
      context.beginPath();
      context.ellipse(side * 8, 37, 4, 2.5, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.fillStyle = '#b5605a';
    context.beginPath();
    context.moveTo(-30, 66);
    context.quadraticCurveTo(0, 56, 30, 66);
    context.quadraticCurveTo(0, 88, -30, 66);
    context.fill();
    context.restore();
  }

  function room(context) {
    const wall = context.createLinearGradient(0, 0, 0, size.height);
    wall.addColorStop(0, '#d8dee3');
    wall.addColorStop(1, '#aab4bd');
    context.fillStyle = wall;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = '#8d9aa6';
    context.fillRect(500, 60, 110, 300);
  }

  function desk(context) {
    const wall = context.createLinearGradient(0, 0, size.width, 0);
    wall.addColorStop(0, '#c5cfbf');
    wall.addColorStop(1, '#e3e6da');
    context.fillStyle = wall;
    context.fillRect(0, 0, size.width, size.height);
    context.fillStyle = '#8a6a45';
    context.fillRect(0, 330, size.width, 150);
    context.fillStyle = '#20262c';
    context.fillRect(380, 170, 200, 130);
    context.fillStyle = '#9fc3e6';
    context.fillRect(390, 180, 180, 110);
    context.fillStyle = '#34507a';
    context.beginPath();
    context.ellipse(180, 330, 90, 120, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#1d1512';
    context.beginPath();
    context.arc(185, 170, 56, 0, Math.PI * 2);
    context.fill();
  }

  function draw(camera) {
    const context = camera.canvas.getContext('2d');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    if (camera.state === 'covered') {
      context.fillStyle = '#060606';
      context.fillRect(0, 0, size.width, size.height);
    } else {
      if (camera.state === 'moved') context.setTransform(0.9, 0.35, -0.35, 0.9, 190, -130);
      if (camera.index === 0) room(context);
      else desk(context);
      if (camera.index === 0) {
        const sway = Math.sin(tick / 12) * 3;
        if (camera.state === 'two-faces') {
          face(context, 190 + sway, 240, 0.85);
          face(context, 450 - sway, 240, 0.85);
        } else if (camera.state !== 'no-face') face(context, 320 + sway, 225, 1.15);
      }
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (camera.state === 'dark') {
      context.fillStyle = 'rgba(0,0,0,.86)';
      context.fillRect(0, 0, size.width, size.height);
    }
    // A little noise and a clock: a live camera never gives the same frame twice.
    for (let dot = 0; dot < 60; dot += 1) {
      context.fillStyle = `rgba(${dot % 2 ? 255 : 0},${dot % 2 ? 255 : 0},${dot % 2 ? 255 : 0},${camera.state === 'covered' ? 0.02 : 0.1})`;
      context.fillRect((dot * 97 + tick * 31) % size.width, (dot * 53 + tick * 17) % size.height, 3, 3);
    }
  }

  function present(camera) {
    return camera.state !== 'unplugged';
  }

  setInterval(() => {
    tick += 1;
    for (const camera of cameras)
      if (camera.canvas && camera.tracks.size > 0 && present(camera) && camera.state !== 'frozen') draw(camera);
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

  function open({ video, audio }) {
    const camera = wanted(video);
    granted = true;
    if (!camera.canvas) {
      camera.canvas = document.createElement('canvas');
      camera.canvas.width = size.width;
      camera.canvas.height = size.height;
    }
    draw(camera);
    const stream = camera.canvas.captureStream(10);
    const [track] = stream.getVideoTracks();
    camera.tracks.add(track);
    const stop = track.stop.bind(track);
    track.stop = () => {
      camera.tracks.delete(track);
      stop();
    };
    const facts = {
      ...track.getSettings(),
      deviceId: camera.deviceId,
      groupId: camera.groupId,
      ...size,
      frameRate: 10,
    };
    track.getSettings = () => facts;
    Object.defineProperty(track, 'label', { value: camera.label });
    if (audio) stream.addTrack(new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0]);
    return stream;
  }

  function set(which, state) {
    const camera = cameras.find(({ name, index }) => name === which || index === which);
    if (!camera) throw new Error(`There is no scripted camera ${which}.`);
    const before = present(camera);
    camera.state = state === 'replugged' ? 'face' : state;
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
