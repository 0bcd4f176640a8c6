import { describe, expect, it } from 'vitest';
import type { CameraCondition } from '#contract/ipc/evidence.ts';
import { mayGoOn, missing, toAdjust, verdictOf, type CheckedCamera } from './device-rules.ts';

const front = (condition: CameraCondition | null, hints: CheckedCamera['hints'] = []): CheckedCamera => ({
  place: 'front',
  condition,
  hints,
});
const side = (condition: CameraCondition | null): CheckedCamera => ({ place: 'side', condition, hints: [] });
const two = { cameraCount: 2, requiredCameras: 2 };

describe('what is said about a camera', () => {
  it.each([
    ['starting', front(null), { look: 'starting' }],
    ['fine', front('ok'), { look: 'good' }],
    ['lost', front('lost'), { look: 'attention', kind: 'condition', word: 'lost' }],
    ['nobody in it', front('ok', ['no-face']), { look: 'attention', kind: 'hint', word: 'no-face' }],
    [
      'dark comes before what the model says',
      front('dark', ['no-face']),
      { look: 'attention', kind: 'condition', word: 'dark' },
    ],
  ])('%s', (_, camera, verdict) => {
    expect(verdictOf(camera)).toEqual(verdict);
  });
});

describe('going on', () => {
  it.each([
    ['both give pictures', two, [front('ok'), side('ok')], true],
    ['a hint never holds anybody', two, [front('ok', ['no-face']), side('ok')], true],
    ['nor does darkness', two, [front('dark'), side('covered')], true],
    ['nor a picture that stands still', two, [front('frozen'), side('ok')], true],
    ['the side is required and absent', two, [front('ok'), side('absent')], false],
    ['required and still starting', two, [front('ok'), side(null)], false],
    ['refused', two, [front('refused'), side('refused')], false],
    ['only the front one is asked for', { ...two, requiredCameras: 1 }, [front('ok'), side('absent')], true],
    ['the front one is missing', { ...two, requiredCameras: 1 }, [front('absent'), side('ok')], false],
    ['the platform lets it be', { ...two, requiredCameras: 0 }, [front('ok'), side('absent')], true],
    ['even without any', { ...two, requiredCameras: 0 }, [front('absent'), side('absent')], true],
    ['one camera is asked for', { ...two, cameraCount: 1, requiredCameras: 1 }, [front('ok'), side('absent')], true],
  ])('%s', (_, rule, cameras, expected) => {
    expect(mayGoOn(rule, cameras)).toBe(expected);
  });

  it('names the places without a picture', () => {
    expect(missing(two, [front('lost'), side('absent')])).toEqual(['front', 'side']);
    expect(missing({ ...two, cameraCount: 1 }, [front('ok'), side('absent')])).toEqual([]);
  });

  it('counts what could be better', () => {
    expect(toAdjust([front('ok', ['too-dark']), side('covered')])).toBe(2);
  });
});
