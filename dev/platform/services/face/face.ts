import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/face/face.ts';
import { quirkOf } from '../../content/people.ts';
import { minute } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { jpegSize, pictureBytes } from '../../server/jpeg.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { faceCodes } from './codes.ts';

const attemptsAllowed = 5;
/** After this long without a try the count begins again. */
const forgottenAfterMs = 30 * minute;
/** A 300x300 JPEG of one flat colour is smaller than this. */
const flatBelow = 2_600;

/** Type 4 names no business (002 §3): its tries are counted together. */
const noBusiness = '';

interface Photo {
  businessId?: string | undefined;
  businessType?: number | undefined;
  taskId?: string | undefined;
  businessSource?: number | undefined;
  isSave?: boolean | undefined;
  userImage: string;
}

/** businessId, businessType and taskId, or for type 4 isSave false and businessSource 2 [face-submit-body]. */
function checkComplete({ businessId, businessType, taskId, businessSource, isSave }: Photo): void {
  const ofBusiness = businessId !== undefined && businessType !== undefined && taskId !== undefined;
  const ofTypeFour = isSave === false && businessSource === 2;
  if (!ofBusiness && !ofTypeFour) throw new Refusal(serverCodes.badParameter, '参数 businessId 缺失或类型不正确');
}

/** MD5 of the token plus 'true' (G-001): sent when verified or recognised. */
function realNameHash(token: string, verdict: boolean): string {
  return createHash('md5').update(`${token}${verdict}`).digest('hex');
}

const count = z.object({ n: z.number() });

/** Failures for this business since the last success, as long as they are recent. */
function failures(businessId: string, { store, account, clock }: Context): number {
  const row = store.one(
    count,
    `SELECT count(*) AS n FROM face_attempt WHERE account_id = ? AND business_id = ? AND recognised = 0 AND at > ?
     AND id > (SELECT coalesce(max(id), 0) FROM face_attempt WHERE account_id = ? AND business_id = ? AND recognised = 1)`,
    account.id,
    businessId,
    clock.now() - forgottenAfterMs,
    account.id,
    businessId,
  );
  return row?.n ?? 0;
}

function isRecognised(bytes: Uint8Array, failed: number, phone: string): boolean {
  const quirk = quirkOf(phone);
  if (quirk === 'never-recognised' || bytes.length < flatBelow) return false;
  return quirk !== 'third-try' || failed >= 2;
}

/** Five tries in all; a photo that cannot be used costs one as well (G-002). */
function compare(photo: Photo, context: Context): string {
  checkComplete(photo);
  const { businessId = noBusiness, userImage } = photo;
  const { store, account, clock, token } = context;
  const failed = failures(businessId, context);
  if (failed >= attemptsAllowed) {
    throw new Refusal(faceCodes.faceAttemptsUsed, '人脸识别次数已用完，请 30 分钟后再试，或联系监考老师核验');
  }
  const bytes = pictureBytes(userImage);
  const size = bytes && jpegSize(bytes);
  const usable = bytes !== null && size?.width === 300 && size.height === 300;
  const recognised = usable && isRecognised(bytes, failed, account.phone);
  store.run(
    'INSERT INTO face_attempt (account_id, business_id, at, recognised) VALUES (?, ?, ?, ?)',
    account.id,
    businessId,
    clock.now(),
    Number(recognised),
  );
  if (!usable) throw new Refusal(faceCodes.photoUnusable, '照片不符合要求，请重新拍摄（300×300 的 JPEG 照片）');
  return realNameHash(token, recognised);
}

/** A course is named from type 2 on, a resource by type 3. */
function checkAccess({
  type,
  courseId,
  resId,
}: {
  type: number;
  courseId?: string | undefined;
  resId?: string | undefined;
}): void {
  const complete = (type === 1 || courseId !== undefined) && (type !== 3 || resId !== undefined);
  if (![1, 2, 3].includes(type) || !complete) throw new Refusal(serverCodes.badParameter, '参数 type 超出范围');
}

export const faceHandlers = [
  handle(calls.isRealNameAuthentication, (_, { account, token }) => realNameHash(token, account.verified === 1)),
  handle(calls.humanFaceComparison, compare),
  handle(calls.authSaveFace, ({ taskId }, { store, account, clock }) => {
    store.run(
      'INSERT OR IGNORE INTO face_authorisation (account_id, task_id, at) VALUES (?, ?, ?)',
      account.id,
      taskId,
      clock.now(),
    );
  }),
  handle(
    calls.getAuthSaveFace,
    ({ taskId }, { store, account }) =>
      (store.one(
        count,
        'SELECT count(*) AS n FROM face_authorisation WHERE account_id = ? AND task_id = ?',
        account.id,
        taskId,
      )?.n ?? 0) > 0,
  ),
  handle(calls.viewFaceAccess, (access, { store, account }) => {
    checkAccess(access);
    const { type, taskId, courseId, resId } = access;
    const sql = `SELECT count(*) AS n FROM face_access WHERE account_id = ? AND type = ? AND task_id = ?
      AND course_id IS ? AND res_id IS ?`;
    return (store.one(count, sql, account.id, type, taskId, courseId ?? null, resId ?? null)?.n ?? 0) > 0;
  }),
  handle(calls.saveFaceAccess, (access, { store, account, clock }) => {
    checkAccess(access);
    const { type, taskId, courseId, resId } = access;
    store.run(
      'INSERT INTO face_access (account_id, type, task_id, course_id, res_id, at) VALUES (?, ?, ?, ?, ?, ?)',
      account.id,
      type,
      taskId,
      courseId ?? null,
      resId ?? null,
      clock.now(),
    );
  }),
];
