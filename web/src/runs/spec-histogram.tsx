import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { Charts } from '../api/answers.ts';
import { formatCount } from '../ui/format.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './chart.module.css';

const height = 170;
const margin = { top: 12, right: 12, bottom: 30, left: 12 };

const short = (value: number): string => String(Number(value.toPrecision(3)));

/** How the values found are spread, with the wanted range shaded. */
export function SpecHistogram({ distribution }: { distribution: Charts['distributions'][number] }): ReactNode {
  const { bins, wanted, unit, stated } = distribution;
  const isNarrow = useMedia('(max-width: 760px)');
  const width = isNarrow ? 320 : 560;
  const ends = bins.flatMap(({ from, to }) => [from, to]);
  const wishes = [wanted.low, wanted.high].filter((end) => end !== null);
  const [low, high] = [Math.min(...ends, ...wishes), Math.max(...ends, ...wishes)];
  const pad = (high - low || Math.abs(high) || 1) * 0.04;
  const x = scaleLinear()
    .domain([low - pad, high + pad])
    .range([margin.left, width - margin.right]);
  const most = Math.max(...bins.map(({ count }) => count));
  const y = scaleLinear()
    .domain([0, most])
    .range([height - margin.bottom, margin.top]);
  const from = wanted.low === null ? margin.left : x(wanted.low);
  const to = wanted.high === null ? width - margin.right : x(wanted.high);
  const shadedWidth = Math.max(4, to - from);
  const isWanted = (bin: { from: number; to: number }) =>
    (wanted.low ?? -Infinity) <= bin.to && bin.from <= (wanted.high ?? Infinity);
  const inside = bins.filter(isWanted).reduce((sum, { count }) => sum + count, 0);
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)].map(short);
  const label = `${stated} listings state it, from ${lowest} to ${highest} ${unit}; about ${inside} in or near the wanted range.`;
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} role="img" aria-label={label}>
        <rect
          className={styles.wanted}
          x={from - (to - from < 4 ? 2 : 0)}
          y={margin.top - 6}
          width={shadedWidth}
          height={height - margin.bottom - margin.top + 6}
        />
        {bins.map((bin) => (
          <rect
            key={bin.from}
            className={isWanted(bin) ? styles.wantedBin : styles.bin}
            x={x(bin.from) + 1}
            y={y(bin.count)}
            width={Math.max(2, x(bin.to) - x(bin.from) - 2)}
            height={height - margin.bottom - y(bin.count)}
          />
        ))}
        {x.ticks(isNarrow ? 4 : 6).map((tick) => (
          <text key={tick} className={styles.tick} x={x(tick)} y={height - 10} textAnchor="middle">
            {short(tick)} {unit}
          </text>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {formatCount(stated)} listings state it; the wanted range is shaded.
      </figcaption>
    </figure>
  );
}
