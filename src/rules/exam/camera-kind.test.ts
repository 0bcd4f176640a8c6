import { expect, it } from 'vitest';
import { cameraKind, deviceNote, type CameraKind } from './camera-kind.ts';

it.each<[string, CameraKind]>([
  ['Integrated Camera', 'ordinary'],
  ['Integrated IR Camera', 'infrared'],
  ['Windows Hello Face', 'infrared'],
  ['Surface Camera Infrared', 'infrared'],
  ['红外摄像头', 'infrared'],
  ['HD Webcam (04f2:b6d9)', 'ordinary'],
  ['FaceTime HD Camera', 'ordinary'],
  ['罗技 C270', 'ordinary'],
  ['USB2.0 HD UVC WebCam', 'ordinary'],
  ['Logitech BRIO', 'ordinary'],
  ['OBS Virtual Camera', 'virtual'],
  ['OBS-Camera', 'virtual'],
  ['e2eSoft VCam', 'virtual'],
  ['腾讯会议虚拟摄像头', 'virtual'],
  ['ManyCam Virtual Webcam', 'virtual'],
  ['DroidCam Source 3', 'virtual'],
  ['e2eSoft iVCam', 'virtual'],
  ['Iriun Webcam', 'virtual'],
  ['NDI Webcam Video 1', 'virtual'],
  ['Dummy video device (0x0000)', 'virtual'],
  ['Unity Video Capture', 'virtual'],
  ['Integrated_Webcam_IR', 'infrared'],
  ['USB2.0 IR UVC WebCam (13d3:5463)', 'infrared'],
  ['Caméra infrarouge intégrée', 'infrared'],
  ['紅外線攝影機', 'infrared'],
  ['Iris HD Camera', 'ordinary'],
  ['AirCam Pro', 'ordinary'],
  ['vMix Video External 2', 'virtual'],
  ['VTubeStudioCam', 'virtual'],
  ['Caméra virtuelle', 'virtual'],
  ['虛擬攝影機', 'virtual'],
  ['无他伴侣', 'virtual'],
  ['Deep-Live-Cam', 'virtual'],
  ['screen-capture-recorder', 'virtual'],
  ['抖音直播伴侣', 'virtual'],
  ['BlueStacks Camera', 'virtual'],
  ['VDO.Ninja', 'virtual'],
  ['', 'unknown'],
  ['  ', 'unknown'],
])('%s is %s', (label, kind) => {
  expect(cameraKind(label)).toBe(kind);
});

it('the note of a camera tells kind, size and name', () => {
  expect(deviceNote({ label: 'OBS Virtual Camera', width: 1280, height: 720 })).toBe(
    'device:virtual:1280x720:OBS Virtual Camera',
  );
  expect(deviceNote({ label: '', width: 640, height: 480 })).toBe('device:unknown:640x480:-');
});
