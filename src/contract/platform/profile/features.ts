import type { PlatformProfile } from './profile.ts';

/** Parts of the documents that a platform may not have, each with its calls. */
export const callsOfFeatures = {
  surface: ['findUserPaperSurface'],
  paperInfo: ['userPaperFindUserPaperInfo'],
  paperList: ['examFindUserPaperListById'],
  monitoring: [
    'monitorHeartbeat',
    'monitorCaptureSave',
    'monitorStaffActions',
    'monitorCallSave',
    'monitorLiveLinkStatus',
    'monitorFaceData',
    'monitorAdminAlert',
    'monitorForceCommit',
    'examCallFindByStatus',
  ],
  uploads: ['getUpFloadFileVoucher', 'resourceUploadPart'],
  /** No call of its own: without it, an item of a course is logged at its start and never again. */
  learningMinutes: [],
  face: ['humanFaceComparison', 'authSaveFace', 'getAuthSaveFace', 'saveFaceAccess', 'viewFaceAccess'],
} as const;

/** True for a call of a feature that this platform lacks: it is not sent, and counts as one that was not found. */
export function isLacking(call: string, { lacks = [] }: PlatformProfile): boolean {
  return lacks.some((feature) => callsOfFeatures[feature].some((id) => id === call));
}

/** Answers that tell how an exam is watched. */
const watching: readonly string[] = ['findBasicExamById', 'findUserPaperSurface', 'userExamFindUserExams'];

/** What an answer must say of an exam, whatever the platform says: without monitoring, nobody would take the pictures. */
export function lackingFields(call: string, { lacks = [] }: PlatformProfile): Readonly<Record<string, unknown>> {
  if (!watching.includes(call)) return {};
  return {
    ...(lacks.includes('monitoring') ? { cameraCount: 0, cameraRequired: false } : {}),
    ...(lacks.includes('face') ? { faceRequired: false } : {}),
  };
}
