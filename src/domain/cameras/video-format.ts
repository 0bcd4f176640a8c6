/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** The requested format of a camera's video. */
export interface VideoFormat extends Size {
  /** Frames per second; by default the camera's own. */
  frameRate?: number;
}

/** Constraints for getUserMedia; a camera uses its nearest supported format. */
export function constraintsOf({ width, height, frameRate }: VideoFormat): MediaTrackConstraints {
  return {
    width: { ideal: width },
    height: { ideal: height },
    ...(frameRate === undefined ? {} : { frameRate: { ideal: frameRate } }),
  };
}
