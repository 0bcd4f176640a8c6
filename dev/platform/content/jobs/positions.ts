import { jobRegions } from './places.ts';
import { trades, type Trade } from './trades.ts';

export interface PositionContent extends Trade {
  id: string;
  cityCode: string;
  cityName: string;
  district: string;
  wanted: number;
  /** Days before the start of the platform. */
  publishedDaysAgo: number;
  closed: boolean;
}

const districts = jobRegions.flatMap(({ cities }) =>
  cities.flatMap(({ code, name, districts: parts }) => parts.map((district) => ({ code, name, district }))),
);
const perTrade = 5;

/** Each trade in five places; pay rises a little from place to place, and one in seventeen is closed. */
export const positions: readonly PositionContent[] = trades.flatMap((trade, row) => {
  const begin = (row * 3) % districts.length;
  const places = [...districts.slice(begin), ...districts.slice(0, begin)].slice(0, perTrade);
  return places.map(({ code, name, district }, step): PositionContent => {
    const at = row * perTrade + step;
    return {
      ...trade,
      pay: trade.pay && [trade.pay[0] + step * 200, trade.pay[1] + step * 200],
      id: `pos-${at + 1}`,
      cityCode: code,
      cityName: name,
      district,
      wanted: (at % 4) + 1,
      publishedDaysAgo: (at * 3) % 29,
      closed: at % 17 === 11,
    };
  });
});
