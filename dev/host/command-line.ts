/** Chromium's switches as the app sees them: those it was started with, and those it adds before it is ready. */
export class CommandLine {
  private readonly switches = new Map<string, string>();

  constructor(args: readonly string[]) {
    for (const argument of args) {
      const [, name, value] = /^--([^=]+)(?:=([^]*))?$/.exec(argument) ?? [];
      if (name && !name.startsWith('inspect')) this.switches.set(name, value ?? '');
    }
  }

  appendSwitch(name: string, value = ''): void {
    this.switches.set(name, value);
  }

  appendArgument(): void {
    throw new Error('host: electron.app.commandLine.appendArgument is not implemented');
  }

  hasSwitch(name: string): boolean {
    return this.switches.has(name);
  }

  getSwitchValue(name: string): string {
    return this.switches.get(name) ?? '';
  }

  removeSwitch(name: string): void {
    this.switches.delete(name);
  }

  /** What is passed on to Chromium: its own switches, not the app's. */
  forChromium(): string[] {
    const passed =
      /^(remote-debugging-port|use-fake-device-for-media-stream|use-file-for-fake-video-capture|force-device-scale-factor|force-color-profile|disable-gpu|js-flags|lang|window-size)$/;
    return [...this.switches]
      .filter(([name]) => passed.test(name))
      .map(([name, value]) => (value ? `--${name}=${value}` : `--${name}`));
  }
}
