import type { FilmEvent, FromFilm, ToFilm } from '../messages.ts';
import { errorCodeOf, type Aliplayer, type AliplayerOptions } from './aliplayer.ts';

interface FilmOptions {
  create: (options: AliplayerOptions) => Aliplayer;
  license: AliplayerOptions['license'];
  tell: (message: FromFilm) => void;
}

type Load = Extract<ToFilm, { type: 'load' }>;

/** Its events and what they are to an element of the page. */
const events: readonly (readonly [string, FilmEvent])[] = [
  ['play', 'play'],
  ['playing', 'playing'],
  ['pause', 'pause'],
  ['waiting', 'waiting'],
  ['timeupdate', 'timeupdate'],
  ['completeSeek', 'seeked'],
  ['ended', 'ended'],
];

/** A film tells how long it is a moment after it is ready, and does not always tell that it has moved. */
const lookEveryMs = 200;
/** Seconds between a wanted place and one that is taken for it. */
const near = 2;
/** A film that is elsewhere after so many looks has moved as far as it will. */
const seekLooks = 25;

/** Aliyun's player as the page commands it. */
export class Film {
  readonly #options: FilmOptions;
  #player: Aliplayer | null = null;
  #loaded = false;
  #look: ReturnType<typeof setInterval> | undefined;
  #seeking: ReturnType<typeof setInterval> | undefined;

  constructor(options: FilmOptions) {
    this.#options = options;
  }

  hear(message: ToFilm): void {
    switch (message.type) {
      case 'load':
        return this.#load(message);
      case 'play':
        return this.#player?.play();
      case 'pause':
        return this.#player?.pause();
      case 'seek':
        return this.#seek(message.at);
      case 'speed':
        return this.#player?.setSpeed(message.speed);
      case 'volume':
        return this.#player?.setVolume(message.volume);
    }
  }

  #load({ videoId, playAuth, language }: Load): void {
    const { create, license, tell } = this.#options;
    const player = create({
      id: 'film',
      vid: videoId,
      playauth: playAuth,
      width: '100%',
      height: '100%',
      autoplay: false,
      preload: true,
      isLive: false,
      skinLayout: false,
      useH5Prism: true,
      encryptType: 1,
      language: language.startsWith('zh') ? 'zh-cn' : 'en-us',
      license,
    });
    this.#player = player;
    for (const [name, event] of events) player.on(name, () => this.#tell(event));
    for (const name of ['ready', 'canplay']) player.on(name, () => this.#arrive());
    player.on('error', (event) => {
      clearInterval(this.#look);
      clearInterval(this.#seeking);
      tell({ type: 'failed', code: errorCodeOf(event) });
    });
    this.#look = setInterval(() => this.#arrive(), lookEveryMs);
  }

  #seek(at: number): void {
    clearInterval(this.#seeking);
    this.#player?.seek(at);
    let looks = 0;
    this.#seeking = setInterval(() => {
      looks += 1;
      const there = Math.abs((this.#player?.getCurrentTime() ?? 0) - at) < near;
      if (there || looks > seekLooks) this.#tell('seeked');
    }, lookEveryMs);
  }

  #arrive(): void {
    if (this.#loaded || !((this.#player?.getDuration() ?? 0) > 0)) return;
    this.#loaded = true;
    clearInterval(this.#look);
    this.#tell('loaded');
  }

  /** What comes before its length is known tells nothing. */
  #tell(event: FilmEvent): void {
    if (this.#player === null || !this.#loaded) return;
    if (event === 'seeked') clearInterval(this.#seeking);
    const [at, duration] = [this.#player.getCurrentTime(), this.#player.getDuration()];
    this.#options.tell({ type: 'told', event, at: at || 0, duration: duration || 0 });
  }
}
