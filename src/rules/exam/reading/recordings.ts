import type { Recording } from '#contract/ipc/paper.ts';
import type { WireQuestion } from '#contract/platform/exam/wire-question.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';

const sound = /<audio\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(?:[\s\S]*?<\/audio>)?/i;

/**
 * The recordings of a paper. The same sound sent with several questions of a paper is one, so that its plays are counted
 * together.
 */
export class Recordings {
  readonly #bySource = new Map<string, Recording>();

  all(): Recording[] {
    return [...this.#bySource.values()];
  }

  /**
   * Takes the sound of a listening question, from its field or from its texts, which then no longer show a player of their
   * own; a field of another question counts too. `around`: the recording of the case that the question belongs to.
   */
  take(wire: WireQuestion, around: string | null): { wire: WireQuestion; recordingId: string | null } {
    if (wire.audioUrl !== '') return { wire, recordingId: this.#share(wire.audioUrl, wire.playLimit) };
    if (Number(wire.type) !== codeTables.questionType.listening) return { wire, recordingId: around };
    for (const field of ['title', 'material'] as const) {
      const [tag, quoted, single] = sound.exec(wire[field]) ?? [];
      const source = (quoted ?? single ?? '').replaceAll('&amp;', '&').trim();
      if (tag === undefined || source === '') continue;
      return {
        wire: { ...wire, [field]: wire[field].replace(tag, '') },
        recordingId: this.#share(source, wire.playLimit),
      };
    }
    return { wire, recordingId: around };
  }

  #share(source: string, told: number | null): string {
    const playLimit = told !== null && told >= 1 ? Math.floor(told) : null;
    const known = this.#bySource.get(source);
    if (known) {
      // Two limits for one sound: the stricter one holds.
      if (playLimit !== null) known.playLimit = Math.min(playLimit, known.playLimit ?? playLimit);
      return known.id;
    }
    const id = `recording-${this.#bySource.size + 1}`;
    this.#bySource.set(source, { id, source, playLimit });
    return id;
  }
}
