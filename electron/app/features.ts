import type { Handlers } from '#electron/kernel/ipc/handler.ts';
import { openJobs } from '#electron/market/jobs/feature.ts';
import { openOrders } from '#electron/market/orders/feature.ts';
import type { Client } from '#electron/platform/client/client.ts';
import { openAssess } from '#electron/study/assess/feature.ts';
import { openCourseware } from '#electron/study/courseware/feature.ts';
import { openFilms } from '#electron/study/films/feature.ts';
import { openForms } from '#electron/study/forms/feature.ts';
import { openHomework } from '#electron/study/homework/feature.ts';
import { openLab } from '#electron/study/lab/feature.ts';
import { openLearning } from '#electron/study/learning/feature.ts';
import { openLive } from '#electron/study/live/feature.ts';
import type { RoomSurface } from '#electron/study/live/room-surface.ts';
import { openOffline } from '#electron/study/offline/feature.ts';
import { openPractice } from '#electron/study/practice/feature.ts';

interface FeatureParts {
  /** Opens the windows of live rooms and labs. */
  rooms: RoomSurface;
  /** Opens an address in the system's browser. */
  openExternal: (address: string) => Promise<void>;
}

export type Features = ReturnType<typeof openFeatures>['features'];

/** The subjects of main beside exams and the desktop, by the domain whose calls they answer. */
export function openFeatures(client: Client, { rooms, openExternal }: FeatureParts) {
  const films = openFilms(client);
  const offline = openOffline(client);
  const features = {
    practice: openPractice(client),
    homework: openHomework(client),
    forms: openForms(client),
    assess: openAssess(client),
    offline,
    learning: openLearning(client, films),
    courseware: openCourseware(client, (item) => offline.service.firstFile(item)),
    live: openLive(client, rooms),
    lab: openLab(client, rooms),
    jobs: openJobs(client),
    orders: openOrders(client, openExternal),
  };
  const handlers: Handlers<keyof typeof features> = {
    practice: features.practice.handlers,
    homework: features.homework.handlers,
    forms: features.forms.handlers,
    assess: features.assess.handlers,
    offline: features.offline.handlers,
    learning: features.learning.handlers,
    courseware: features.courseware.handlers,
    live: features.live.handlers,
    lab: features.lab.handlers,
    jobs: features.jobs.handlers,
    orders: features.orders.handlers,
  };
  return { features, films, handlers };
}

/** What ends with the client, by name. */
export function endsOf(features: Features): Record<string, { stop: () => Promise<void> }> {
  const ends: Record<string, { stop: () => Promise<void> }> = {};
  for (const [name, opened] of Object.entries(features)) if ('stop' in opened) ends[name] = { stop: opened.stop };
  return ends;
}
