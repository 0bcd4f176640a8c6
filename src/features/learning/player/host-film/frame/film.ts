import type { FilmEvent, FromFilm, ToFilm } from '../messages.ts';
import { errorCodeOf, type Aliplayer, type AliplayerOptions } from './aliplayer.ts';
import { chooseSize, sizeEvents, sizesOf } from './sizes.ts';

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
  #playing = false;
  #speed = 1;
  /** Where it was when another size was chosen: until it is there again, what it tells is of no place. Null: it is there. */
  #away: number | null = null;
  #sizes = '';

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
        this.#speed = message.speed;
        return this.#player?.setSpeed(message.speed);
      case 'volume':
        return this.#player?.setVolume(message.volume);
      case 'size':
        return this.#resize(message.id);
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
      encryptType: 1,
      language: language.startsWith('zh') ? 'zh-cn' : 'en-us',
      license,
    });
    this.#player = player;
    for (const [name, event] of events) player.on(name, () => this.#tell(event));
    for (const name of sizeEvents) player.on(name, () => this.#tellSizes());
    for (const name of ['ready', 'canplay']) player.on(name, () => this.#arrive());
    player.on('error', (event) => {
      clearInterval(this.#look);
      clearInterval(this.#seeking);
      tell({ type: 'failed', code: errorCodeOf(event) });
    });
    this.#look = setInterval(() => this.#arrive(), lookEveryMs);
  }

  /** The player loads the film anew in another size, and goes on where it was. */
  #resize(id: string | null): void {
    const player = this.#player;
    if (player === null || !this.#loaded) return;
    const [at, playing] = [player.getCurrentTime(), this.#playing];
    this.#away = at;
    if (!chooseSize(player, id)) return this.#settle(playing);
    this.#tell('waiting');
    clearInterval(this.#seeking);
    let looks = 0;
    this.#seeking = setInterval(() => {
      looks += 1;
      const there = Math.abs(player.getCurrentTime() - at) < near && player.getDuration() > 0;
      if (there) this.#settle(playing);
      else if (looks > seekLooks) {
        this.#away = null;
        this.#seek(at);
      }
    }, lookEveryMs);
  }

  #settle(playing: boolean): void {
    clearInterval(this.#seeking);
    this.#away = null;
    // After a change it plays, also when it was paused, and as fast as a new film.
    this.#player?.setSpeed(this.#speed);
    if (!playing) this.#player?.pause();
    this.#tell('seeked');
    this.#tellSizes();
  }

  /** Once for every change. */
  #tellSizes(): void {
    if (this.#player === null || !this.#loaded) return;
    const sizes = sizesOf(this.#player);
    const text = JSON.stringify(sizes);
    if (text === this.#sizes) return;
    this.#sizes = text;
    this.#options.tell({ type: 'sizes', ...sizes });
  }

  #seek(at: number): void {
    clearInterval(this.#seeking);
    this.#away = null;
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
    this.#tellSizes();
  }

  /** What comes before its length is known tells nothing. */
  #tell(event: FilmEvent): void {
    if (this.#player === null || !this.#loaded) return;
    if (this.#away !== null && event !== 'waiting') return;
    if (event === 'playing' || event === 'play') this.#playing = true;
    if (event === 'pause' || event === 'ended') this.#playing = false;
    if (event === 'seeked') clearInterval(this.#seeking);
    const [at, duration] = [this.#player.getCurrentTime(), this.#player.getDuration()];
    this.#options.tell({ type: 'told', event, at: (this.#away ?? at) || 0, duration: duration || 0 });
  }
}
