import { learningPaths } from '#contract/paths/learning.ts';
import { courseItemGetDocumentAccessToken } from '#contract/platform/learning/course-item-media.ts';
import { goTo } from '#tests/support/journeys.ts';
import { sampleAddress } from '../platform/services/course/sample-files.ts';
import type { Reveal, Scene } from './scene.ts';
import { armFault } from './stage.ts';

/** The handout of a lesson, being this file. */
function handout(name: string): Scene {
  return async (stage) => {
    const data = { accessToken: 'sample', fileUrl: sampleAddress(name), fileType: '', viewerUrl: '', expiresIn: 600 };
    const text = JSON.stringify({ code: 0, message: '', success: true, data });
    await armFault(stage, { match: { id: courseItemGetDocumentAccessToken.id }, mode: 'answer', text, times: 0 });
    await goTo(stage.page, learningPaths.center.to());
    return learningPaths.play.to({ courseId: 'c-electric-fire', id: 'ci-electric-fire-1-2' });
  };
}

/** The second page, which lies across. */
const secondPage: Reveal = ({ page }) => page.locator('[data-page="1"]').scrollIntoViewIfNeeded();

/** A slow computer takes its time until it knows that a file is locked. */
const passwordAsked: Reveal = ({ page }) => page.locator('input[type="password"]').waitFor();

/** Documents as the field has them, by name. */
export const documents: readonly { name: string; scene: Scene; reveal?: Reveal }[] = [
  { name: 'locked', scene: handout('locked.pdf'), reveal: passwordAsked },
  { name: 'landscape', scene: handout('landscape.pdf'), reveal: secondPage },
  { name: 'foreign-form', scene: handout('form.pdf') },
  { name: 'marked', scene: handout('marked.docx') },
];
