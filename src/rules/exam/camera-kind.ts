/**
 * What a camera is by the name that the system gives it. `virtual`: a program's picture, also that of a phone behind a program;
 * `infrared`: it recognises faces in the dark and shows no colours. A name proves nothing: whoever makes the picture may give it any.
 */
export type CameraKind = 'ordinary' | 'virtual' | 'infrared' | 'unknown';

const virtual =
  /virtual|virtuel|虚拟|虛擬|\bobs\b|manycam|xsplit|snap camera|v-?cam\b|vcamera|splitcam|webcammax|camtwist|droidcam|(?<![a-z])i[vr]cam|iriun|epoccam|\bcamo\b|\bndi\b|mmhmm|v4l2 ?loopback|loopback|dummy video|unity video capture|chromacam|facerig|youcam|perfect ?cam|nvidia broadcast|logi capture|prism live|screen[ -]?capture|直播伴侣|bluestacks|ldplayer|vdo\.?ninja|ffmpeg|akvcam|altercam|sparkocam|cyberlink|wecam|webcamoid|avatarify|deep[ -]?(?:face|live)|vmix|vtube|animaze|wirecast|cam ?engine|无他伴侣/i;
const infrared = /(?<![a-z])ir(?![a-z])|infra-?(?:red|rouge|rot)|[红紅]外|windows hello|\bdepth\b/i;

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
