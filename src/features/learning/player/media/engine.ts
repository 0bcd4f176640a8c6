/** Brings a film or a sound into an element of the page. Returns what takes it out again. */
export interface Engine {
  readonly name: 'native';
  load(element: HTMLMediaElement, address: string): () => void;
}

/** What the browser plays by itself: files over HTTP with ranges. */
export const nativeEngine: Engine = {
  name: 'native',
  load(element, address) {
    element.src = address;
    element.load();
    return () => {
      element.removeAttribute('src');
      element.load();
    };
  },
};
