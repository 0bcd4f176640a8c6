import type { Endpoint } from '#contract/platform/endpoint.ts';
import { monitorCaptureSave } from '#contract/platform/exam/monitor.ts';
import type { PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Headers and frame of one request with its session, in bytes. */
const headerBytes = 900;

/** What a fleet sent, by second. */
export interface Traffic {
  /** Requests of each kind of call that reached the server. */
  readonly served: Map<string, number[]>;
  /** Bytes sent by all seats, lost ones included. */
  bytes: number;
  /** Milliseconds at which each seat was answered first since the last restart. */
  readonly firstAnswer: Map<number, number>;
  readonly firstBeat: Map<number, number>;
}

/** A platform that answers after a while, and that can be away. */
export interface FleetServer {
  readonly traffic: Traffic;
  up: boolean;
  /** Forgets who was answered: what follows is counted as coming back. */
  restarted(): void;
  /** Answers one seat's calls; `contact` hears of each whether it arrived. */
  clientOf(seat: number, contact: (reached: boolean) => void): PlatformClient;
  /** Like any answer of the platform; rejects while it is away. */
  probe(seat: number): Promise<void>;
}

export function createFleetServer(time: VirtualTime, random: () => number): FleetServer {
  const traffic: Traffic = { served: new Map(), bytes: 0, firstAnswer: new Map(), firstBeat: new Map() };
  const wait = (ms: number) => new Promise<void>((resolve) => void time.timer(resolve, ms));

  function count(call: string, seat: number): void {
    const second = Math.floor(time.now() / 1000);
    const seconds = traffic.served.get(call) ?? [];
    seconds[second] = (seconds[second] ?? 0) + 1;
    traffic.served.set(call, seconds);
    if (!traffic.firstAnswer.has(seat)) traffic.firstAnswer.set(seat, time.now());
    if (call === 'monitorHeartbeat' && !traffic.firstBeat.has(seat)) traffic.firstBeat.set(seat, time.now());
  }

  const server: FleetServer = {
    traffic,
    up: true,
    restarted() {
      traffic.firstAnswer.clear();
      traffic.firstBeat.clear();
    },
    clientOf: (seat, contact) => ({
      async call(endpoint: Endpoint, input) {
        traffic.bytes += headerBytes + sizeOf(endpoint, input);
        if (!server.up) {
          await wait(20);
          contact(false);
          return { kind: 'unreachable' };
        }
        count(endpoint.id, seat);
        await wait(40 + 160 * random());
        contact(true);
        return { kind: 'answered', status: 200, code: 0, message: '', data: { actions: [] } };
      },
    }),
    async probe(seat) {
      await wait(20);
      if (!server.up) throw new Error('The platform is away.');
      count('probe', seat);
    },
  };
  return server;
}

/** A picture is told by its length alone: to write it out again would take most of the time. */
function sizeOf(endpoint: Endpoint, input: object): number {
  if (endpoint.id !== monitorCaptureSave.id) return JSON.stringify(input).length;
  const image: unknown = Reflect.get(input, 'image');
  return 250 + (typeof image === 'string' ? image.length : 0);
}
