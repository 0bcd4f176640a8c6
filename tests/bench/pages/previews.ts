import { rootElement } from './root.ts';

// Two cameras without any analysis: one stream and one small preview each.

// Device ids are available only after camera permission is granted.
const first = await navigator.mediaDevices.getUserMedia({ video: true });
const devices = await navigator.mediaDevices.enumerateDevices();
for (const track of first.getTracks()) track.stop();

const cameras = devices.filter(({ kind }) => kind === 'videoinput').slice(0, 2);
for (const { deviceId } of cameras) {
  const video = document.createElement('video');
  video.muted = true;
  Object.assign(video.style, { width: '127px', height: '84px', objectFit: 'cover' });
  video.srcObject = await navigator.mediaDevices.getUserMedia({
    video: { deviceId: { exact: deviceId }, width: { ideal: 640 }, height: { ideal: 480 } },
  });
  rootElement().append(video);
  await video.play();
}
document.title = `${cameras.length} cameras`;
