import type { ComponentType } from 'react';
import type { CourseItemKind } from '#contract/platform/learning/course-item-kind.ts';
import { CoursewareViewer } from './courseware/CoursewareViewer.tsx';
import { DocumentViewer } from './document/DocumentViewer.tsx';
import { MediaViewer } from './media/MediaViewer.tsx';
import { PictureViewer } from './picture/PictureViewer.tsx';
import type { ViewerProps } from './viewer-props.ts';

/** What shows the content of each kind that is shown here. */
export const viewers: Partial<Record<CourseItemKind, ComponentType<ViewerProps>>> = {
  video: MediaViewer,
  audio: MediaViewer,
  document: DocumentViewer,
  image: PictureViewer,
  scorm: CoursewareViewer,
};
