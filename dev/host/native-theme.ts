import { Emitter } from './emitter.ts';
import { forget } from './environment.ts';
import type { NativeThemeEvents } from './surface-events.ts';
import type { NativeTheme } from './surface.ts';
import { allContents } from './web-contents.ts';

/** The theme of the system as pages see it: `themeSource` changes prefers-color-scheme in all of them. */
class HostTheme extends Emitter<NativeThemeEvents> implements NativeTheme {
  static override readonly apiName = 'nativeTheme';
  readonly shouldUseHighContrastColors = false;
  private source: 'system' | 'light' | 'dark' = 'system';

  get themeSource(): 'system' | 'light' | 'dark' {
    return this.source;
  }
  set themeSource(source) {
    this.source = source;
    for (const contents of allContents()) forget(this.tell(contents.ready));
    this.emit('updated');
  }
  get shouldUseDarkColors(): boolean {
    return this.source === 'dark';
  }

  /** A page that opens later learns the theme as well. */
  async tell(ready: ReturnType<typeof allContents>[number]['ready']): Promise<void> {
    const { session } = await ready;
    const value = this.source === 'system' ? '' : this.source;
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
  }
}
export const nativeTheme = new HostTheme();
