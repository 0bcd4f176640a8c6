/**
 * What a camera is by the name that the system gives it. `virtual`: a program's picture, also that of a phone behind a program;
 * `infrared`: it recognises faces in the dark and shows no colours. A name proves nothing: whoever makes the picture may give it any.
 */
export type CameraKind = 'ordinary' | 'virtual' | 'infrared' | 'unknown';

const virtual =
  /virtual|虚拟|\bobs\b|manycam|xsplit|snap camera|v-?cam\b|vcamera|splitcam|webcammax|camtwist|droidcam|i[vr]cam|iriun|epoccam|\bcamo\b|\bndi\b|mmhmm|v4l2 ?loopback|loopback|dummy video|unity video capture|chromacam|facerig|youcam|perfect ?cam|nvidia broadcast|logi capture|prism live|screen ?capture|ffmpeg|akvcam|altercam|sparkocam|cyberlink|wecam|webcamoid|avatarify|deep ?face/i;
const infrared = /\bir\b|infra-?red|红外|windows hello|\bdepth\b/i;

/** '' is the name of a camera that was not allowed yet. */
export function cameraKind(label: string): CameraKind {
  if (label.trim() === '') return 'unknown';
  if (virtual.test(label)) return 'virtual';
  return infrared.test(label) ? 'infrared' : 'ordinary';
}

/** The note of the camera that has a place, for those who look at the pictures: its kind, size and name. */
export function deviceNote({ label, width, height }: { label: string; width: number; height: number }): string {
  return `device:${cameraKind(label)}:${width}x${height}:${label.trim() || '-'}`;
}
