import * as z from 'zod/mini';
import { people } from '../../content/people.ts';
import { day } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import { placeOrder } from './order-row.ts';

/** Certificates of years past, ordered on paper: what for, its number, how many days ago. */
const past: readonly (readonly [item: string, certificateNo: string, age: number])[] = [
  ['企业急救员复训考核', 'QC-AID-2021-204417', 1790],
  ['低压电工作业（初训）理论考试', 'QC-POWER-2022-118263', 1526],
  ['焊接与热切割作业（初训）理论考试', 'QC-WELD-2022-640952', 1377],
  ['社会单位消防安全责任人考核', 'QC-FIRE-2023-077310', 1203],
  ['食品安全管理员考核', 'QC-FOOD-2023-551846', 1085],
  ['N1 叉车司机理论考试', 'QC-FORKLIFT-2023-902174', 1002],
  ['信息安全意识年度考核', 'QC-INFO-2024-310588', 871],
  ['企业急救员结业考试', 'QC-AID-2024-486201', 640],
  ['高处作业安全考核', 'QC-POWER-2025-233907', 486],
  ['消防设施操作员（初级）理论考试', 'QC-FIRE-2025-719340', 322],
  ['养老护理员（初级）理论考试', 'QC-CARE-2026-164028', 96],
  ['有限空间作业安全考核', 'QC-POWER-2026-805513', 1.5],
];

const address = '江苏省南京市浦口区江浦街道文德路 18 号 启程职业培训 2 号楼 301 室';

/** Gives the learners with all exams a history of orders, once; also in the database of an older client. */
export function seedOrders(store: Store, now: number): void {
  if (store.one(z.object({ value: z.string() }), "SELECT value FROM meta WHERE key = 'orders-seeded'")) return;
  store.run("INSERT INTO meta (key, value) VALUES ('orders-seeded', ?)", String(now));
  const accounts = store.all(
    z.object({ id: z.string(), phone: z.string(), name: z.string() }),
    'SELECT id, phone, name FROM account',
  );
  for (const { id, phone, name } of accounts) {
    if (people.find((person) => person.phone === phone)?.exams !== 'all') continue;
    for (const [item, certificateNo, age] of past) {
      placeOrder(store, id, {
        certificateId: null,
        item,
        certificateNo,
        receiver: name,
        phone,
        address,
        remark: '',
        at: now - age * day,
      });
    }
  }
}
