import type { ComponentType } from 'react';
import type { CourseItemKind } from '#contract/platform/learning/course-item-kind.ts';
import { CoursewareStage } from './courseware/CoursewareStage.tsx';
import { DocumentStage } from './document/DocumentStage.tsx';
import { MediaStage } from './media/MediaStage.tsx';
import { PictureStage } from './picture/PictureStage.tsx';
import type { StageProps } from './stage-props.ts';

/** What shows the content of each kind that is shown here. */
export const stages: Partial<Record<CourseItemKind, ComponentType<StageProps>>> = {
  video: MediaStage,
  audio: MediaStage,
  document: DocumentStage,
  image: PictureStage,
  scorm: CoursewareStage,
};
