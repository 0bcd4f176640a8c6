/** What we use of Aliyun's player for the web; its public interface, as its documentation describes it. */
export interface Aliplayer {
  play(): void;
  pause(): void;
  /** Seconds. */
  seek(at: number): void;
  getCurrentTime(): number;
  /** 0: not known yet. */
  getDuration(): number;
  setSpeed(speed: number): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  on(event: string, listener: (event?: unknown) => void): void;
  dispose(): void;
}

export interface AliplayerOptions {
  /** Of the element that holds it. */
  id: string;
  vid: string;
  playauth: string;
  width: string;
  height: string;
  autoplay: boolean;
  preload: boolean;
  isLive: boolean;
  /** False: no bar of its own. */
  skinLayout: false;
  /** 1: also films that the host encrypts. */
  encryptType: 0 | 1;
  language: string;
  license: { domain: string; key: string };
}

declare global {
  interface Window {
    Aliplayer?: new (options: AliplayerOptions) => Aliplayer;
  }
}

/** The code of its error event; '': it tells none. */
export function errorCodeOf(event: unknown): string {
  const code = fieldOf(fieldOf(event, 'paramData'), 'error_code');
  return typeof code === 'number' || typeof code === 'string' ? String(code).slice(0, 128) : '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
