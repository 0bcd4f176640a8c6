import { definePath, defineCodedPath, defineQueryPath, ownPath } from './define-path.ts';

/** Which practice an address is about, and where it came from (002 §2; `backMoudle` is the platform's spelling, G-062). */
export interface PracticeAddress {
  practiceId: string;
  /** `id` in addresses: the course or task that the practice belongs to. */
  businessId: string;
  name?: string | undefined;
  taskType?: string | undefined;
  taskId?: string | undefined;
  backModule?: string | undefined;
  /** An address of this client; anything else reads as absent. */
  backPath?: string | undefined;
}

const codec = {
  write: (address: PracticeAddress) => ({
    practiceId: address.practiceId,
    pathName: address.name,
    taskType: address.taskType,
    id: address.businessId,
    taskId: address.taskId,
    backMoudle: address.backModule,
    backPath: address.backPath,
  }),
  /** Null when the id of the practice is missing. */
  read(query: URLSearchParams): PracticeAddress | null {
    const practiceId = query.get('practiceId');
    if (!practiceId) return null;
    return {
      practiceId,
      businessId: query.get('id') ?? query.get('taskId') ?? '',
      name: query.get('pathName') ?? undefined,
      taskType: query.get('taskType') ?? undefined,
      taskId: query.get('taskId') ?? undefined,
      backModule: query.get('backMoudle') ?? undefined,
      backPath: ownPath(query.get('backPath')),
    };
  },
};

/** Practice (002 §2). */
export const practicePaths = {
  list: definePath('/practiceList'),
  /** The questions of the run that is open. */
  practice: defineCodedPath('/practice', codec),
  /** The choice of a mode. */
  pattern: defineCodedPath('/pattern', codec),
  result: defineCodedPath('/practiceResult', codec),
  /** The practices of one learning task. */
  trainingTask: defineQueryPath('/practiceTrainingTask', ['id', 'taskId', 'backPath']),
  wrongAnswers: definePath('/wrongTopic'),
} as const;
