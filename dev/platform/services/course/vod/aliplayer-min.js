// Stands in for the web player of Aliyun's host of films: the part of its public interface that clients use. It plays
// what a credential of this platform leads to, and wants the licence that this platform's tenant has.
window.Aliplayer = (function aliplayer() {
  const licence = 'lectern-demo-licence';
  const origin = new URL(document.currentScript.src).origin;
  const named = { canplay: 'canplay', play: 'play', playing: 'playing', pause: 'pause', waiting: 'waiting' };
  Object.assign(named, { timeupdate: 'timeupdate', ended: 'ended', seeking: 'startSeek', seeked: 'completeSeek' });

  return class Aliplayer {
    constructor(options, ready) {
      this.listeners = {};
      this.video = document.createElement('video');
      this.video.style.cssText = 'width:100%;height:100%;object-fit:contain';
      this.video.preload = options.preload ? 'auto' : 'none';
      document.querySelector(`#${options.id}`).append(this.video);
      for (const [type, event] of Object.entries(named)) this.video.addEventListener(type, () => this.tell(event));
      this.video.addEventListener('loadedmetadata', () => {
        this.tell('ready');
        if (ready) ready(this);
      });
      this.video.addEventListener('error', () => this.fail(4400));
      if (!options.license || options.license.key !== licence) setTimeout(() => this.fail(4602));
      else this.replayByVidAndPlayAuth(options.vid, options.playauth);
    }

    replayByVidAndPlayAuth(vid, playauth) {
      const { videoId, address, definitions } = JSON.parse(atob(playauth));
      if (videoId !== vid) return setTimeout(() => this.fail(4403));
      // Its lists of sizes, as its own menu reads them.
      this._urls = definitions.map((definition) => ({ Url: `${origin + address}?size=${definition}`, definition }));
      this._currentPlayIndex = 0;
      // An address says until when it is good; what the browser has of the film already would hide its end.
      this.until = Number(address.split('/')[3]);
      this.video.src = this._urls[0].Url;
      this.tell('sourceloaded', this._urls[0]);
      return undefined;
    }

    _changeStream(index) {
      const at = this.video.currentTime;
      this._currentPlayIndex = index;
      this.video.src = this._urls[index].Url;
      this.video.currentTime = at;
      this.play();
      this.tell('qualitychange', {});
    }

    on(event, listener) {
      (this.listeners[event] ||= []).push(listener);
    }

    tell(event, paramData) {
      for (const listener of this.listeners[event] || []) listener({ type: event, paramData });
    }

    fail(code) {
      this.tell('error', { error_code: code });
    }

    play() {
      this.video.play().catch(() => undefined);
    }

    pause() {
      this.video.pause();
    }

    seek(at) {
      if (Date.now() >= this.until) setTimeout(() => this.fail(4400));
      else this.video.currentTime = at;
    }

    getCurrentTime() {
      return this.video.currentTime;
    }

    getDuration() {
      return this.video.duration || 0;
    }

    setSpeed(speed) {
      this.video.playbackRate = speed;
    }

    setVolume(volume) {
      this.video.volume = volume;
    }

    dispose() {
      this.video.remove();
    }
  };
})();
