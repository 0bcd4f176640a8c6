import type {
  Pause,
  ReceivedAction,
  SeatOrder,
  SeatUse,
  StaffAction,
  StaffRecord,
  UnknownAction,
} from '#contract/ipc/staff-action.ts';

export const noStaffActions: StaffRecord = { actions: [], read: [] };

/** A pause without an end of its own lasts this long. */
const defaultPauseMs = 30 * 60_000;
/** No pause locks a learner out for longer, whatever its end. */
const longestPauseMs = 4 * 3600_000;
/** Text that was being typed when a pause arrived is still saved within this time. */
export const pauseGraceMs = 5_000;
/** Between the notice of a forced hand-in and the seal. */
export const handInNoticeMs = 10_000;

/** Number of the latest recorded action; 0: none. Alerts have numbers of our own, below 0. */
export function lastNumber({ actions }: StaffRecord): number {
  return Math.max(0, ...actions.map(({ number }) => number));
}

/** True when this number is in the journal already. */
export function isRecorded(staff: StaffRecord, number: number): boolean {
  return number > 0 ? number <= lastNumber(staff) : staff.actions.some((action) => action.number === number);
}

/** The number of the next alert, which the platform doesn't number. */
export function nextAlertNumber({ actions }: StaffRecord): number {
  return Math.min(0, ...actions.map(({ number }) => number)) - 1;
}

/** True when this alert of the platform is in the journal already. */
export function hasAlert({ actions }: StaffRecord, alertId: string): boolean {
  return actions.some((action) => action.kind === 'message' && action.alertId === alertId);
}

/** When a pause ends without a resume, epoch ms of the platform's clock. */
export function pauseEnd({ at, until }: Pause): number {
  return Math.min(until ?? at + defaultPauseMs, at + longestPauseMs);
}

type ReceivedPause = Pause & Pick<ReceivedAction, 'receivedAt' | 'basis'>;

/** The pause that the platform told and has not ended; null: there is none. */
function toldPause({ actions }: StaffRecord): ReceivedPause | null {
  const latest = actions.findLast(({ kind }) => kind === 'pause' || kind === 'resume');
  return latest?.kind === 'pause' ? latest : null;
}

/** The same, by which the clock stands or stood at this moment. */
function standingPause(staff: StaffRecord, at: number): ReceivedPause | null {
  const pause = toldPause(staff);
  return pause && !pause.clockRuns && at < pauseEnd(pause) ? pause : null;
}

/**
 * The pause in force at this moment: by an order that the platform's profile names, or that staff confirmed with their code
 * on the seat, which also ends it; null: there is none.
 */
export function pauseAt(staff: StaffRecord, now: number): ReceivedPause | null {
  const pause = toldPause(staff);
  if (!pause || now >= pauseEnd(pause)) return null;
  const uses = (staff.seat ?? []).filter(({ order }) => order === pause.number);
  if (uses.some(({ kind }) => kind === 'resume')) return null;
  if (pause.basis !== 'assumed') return pause;
  const confirmed = uses.find(({ kind }) => kind === 'pause');
  return confirmed ? { ...pause, receivedAt: confirmed.at } : null;
}

/** A pause that nothing shows to be one, and that staff have neither confirmed nor ended; null: there is none. */
export function doubtfulPause(staff: StaffRecord): ReceivedPause | null {
  const pause = toldPause(staff);
  if (pause?.basis !== 'assumed') return null;
  return (staff.seat ?? []).some(({ order }) => order === pause.number) ? null : pause;
}

/** True when answers are refused because of a pause. */
export function isLocked(staff: StaffRecord, now: number): boolean {
  const pause = pauseAt(staff, now);
  return pause !== null && now >= pause.receivedAt + pauseGraceMs;
}

/**
 * When staff hand the paper in, epoch ms of the platform's clock: by an order that the platform's profile names, or by their
 * code on the seat; null: they do not.
 */
export function staffHandInAt({ actions, seat = [] }: StaffRecord): number | null {
  const order = actions.find(({ kind, basis }) => kind === 'handIn' && basis !== 'assumed')?.receivedAt;
  const at = order ?? seat.find(({ kind }) => kind === 'hand-in')?.at;
  return at === undefined ? null : at + handInNoticeMs;
}

/** An order to hand the paper in that nothing shows to be one, and that staff have not confirmed; null: there is none. */
export function doubtfulOrder(staff: StaffRecord = noStaffActions): ReceivedAction | null {
  if (staffHandInAt(staff) !== null) return null;
  return staff.actions.findLast(({ kind }) => kind === 'handIn') ?? null;
}

/** What of the platform's orders there is to confirm or to end with the staff code on the seat. */
export function seatOrders(staff: StaffRecord = noStaffActions, now: number): SeatOrder[] {
  const doubtful = doubtfulPause(staff);
  return [
    ...(doubtfulOrder(staff) ? ['hand-in' as const] : []),
    ...(doubtful && now < pauseEnd(doubtful) ? ['pause' as const] : []),
    ...(pauseAt(staff, now) ? ['resume' as const] : []),
  ];
}

/** A use of the staff code, with the pause that it confirms or ends. */
export function seatUseOf(kind: SeatUse['kind'], at: number, staff: StaffRecord = noStaffActions): SeatUse {
  const pause = kind === 'pause' || kind === 'resume' ? toldPause(staff) : null;
  return { kind, at, ...(pause ? { order: pause.number } : {}) };
}

/**
 * True when staff released a camera, by an order that the platform's profile names or with the staff code on the seat: pictures
 * that were not taken cannot be had later.
 */
export function isReleased({ actions, seat = [] }: StaffRecord, camera: 'front' | 'side'): boolean {
  return (
    actions.some((action) => {
      return action.kind === 'cameraReleased' && action.camera === camera && action.basis !== 'assumed';
    }) || seat.some(({ kind }) => kind === `release-${camera}`)
  );
}

/** True when staff ended the lockdown of this paper with the staff code. */
export function isUnlocked({ seat = [] }: StaffRecord = noStaffActions): boolean {
  return seat.some(({ kind }) => kind === 'unlock');
}

/** True once staff let the learner switch branch, tenant or identity while the paper is not at the platform. */
export function mayBeLeft({ seat = [] }: StaffRecord = noStaffActions): boolean {
  return seat.some(({ kind }) => kind === 'let-leave');
}

const moves: ReadonlySet<SeatUse['kind']> = new Set(['transfer', 'take-back', 'received']);

/** Since when the paper is sealed for another seat (epoch ms of the platform's clock); null: it is sat here. */
export function movedAt({ seat = [] }: StaffRecord = noStaffActions): number | null {
  const latest = seat.findLast(({ kind }) => moves.has(kind));
  return latest?.kind === 'transfer' ? latest.at : null;
}

/** True when another seat may have this paper too: before it is delivered, the platform is asked what it has. */
export function wasElsewhere({ seat = [] }: StaffRecord = noStaffActions): boolean {
  return seat.some(({ kind }) => moves.has(kind));
}

/** What two seats know of the same paper, one after the other. */
export function mergedStaff(there: StaffRecord, here: StaffRecord): StaffRecord {
  const later = here.actions.filter(({ number }) => !isRecorded(there, number));
  return {
    actions: [...there.actions, ...later],
    read: [...new Set([...there.read, ...here.read])],
    seat: [...(here.seat ?? []), ...(there.seat ?? [])],
  };
}

/** The record with one more use of the staff code, or one more wrong try. */
export function withSeatUse(staff: StaffRecord, use: SeatUse): StaffRecord {
  return { ...staff, seat: [...(staff.seat ?? []), use] };
}

/** Wrong tries of the staff code on this paper since somebody last knew it. */
export function wrongCodes({ seat = [] }: StaffRecord = noStaffActions): number {
  return seat.length - 1 - seat.findLastIndex(({ kind }) => kind !== 'wrong-code');
}

/** The deadline that an action tells, where one is known before it; null: it leaves the deadline alone. */
export function toldDeadline(
  action: StaffAction | UnknownAction,
  { staff, deadline }: { staff: StaffRecord; deadline: number | null },
): number | null {
  if ('deadline' in action && action.deadline !== undefined) return action.deadline;
  if (deadline === null) return null;
  if (action.kind === 'extraTime') return deadline + action.minutes * 60_000;
  if (action.kind === 'pause') return action.clockRuns ? null : deadline + pauseEnd(action) - action.at;
  if (action.kind !== 'resume') return null;
  const pause = standingPause(staff, action.at);
  return pause && deadline - (pauseEnd(pause) - action.at);
}

/**
 * The earliest end that an action may bring about of which nothing shows what it means; null: none. What the clock stood for
 * in a pause may be taken back.
 */
export function earliestToldEnd(
  action: StaffAction | UnknownAction,
  { staff, deadline }: { staff: StaffRecord; deadline: number | null },
): number | null {
  const pause = action.kind === 'resume' ? standingPause(staff, action.at) : null;
  return deadline !== null && pause ? deadline - (pauseEnd(pause) - pause.at) : deadline;
}

/** True when staff moved the end of the paper, one way or the other. */
export function movesEnd({ actions }: StaffRecord = noStaffActions): boolean {
  return actions.some(
    (action) =>
      action.kind === 'extraTime' || action.kind === 'movedWindow' || (action.kind === 'pause' && !action.clockRuns),
  );
}

/** Extra minutes that staff granted, as far as the platform's profile names the order. */
export function grantedMinutes({ actions }: StaffRecord): number {
  return actions.reduce((sum, action) => {
    return sum + (action.kind === 'extraTime' && action.basis !== 'assumed' ? action.minutes : 0);
  }, 0);
}

/** Actions that stay on the screen until the learner has read them, oldest first. */
export function unread({ actions, read }: StaffRecord): ReceivedAction[] {
  return actions.filter(({ kind, number }) => kind !== 'unknown' && !read.includes(number));
}

export function withAction(staff: StaffRecord, action: ReceivedAction): StaffRecord {
  return isRecorded(staff, action.number) ? staff : { ...staff, actions: [...staff.actions, action] };
}

export function withRead(staff: StaffRecord, number: number): StaffRecord {
  return staff.read.includes(number) ? staff : { ...staff, read: [...staff.read, number] };
}
