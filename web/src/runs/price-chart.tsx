import { scaleLinear, scaleLog } from 'd3-scale';
import type { ReactNode } from 'react';
import type { Charts, Stage } from '../api/answers.ts';
import { stageLooks } from '../ui/badge.tsx';
import { formatMoney } from '../ui/format.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './chart.module.css';

/** Drawn in the size that it is shown in, so that its texts stay readable. */
const sizes = { wide: { width: 560, height: 280 }, narrow: { width: 320, height: 240 } };
const margin = { top: 14, right: 16, bottom: 34, left: 44 };
const stages: readonly Stage[] = ['other_type', 'over_price', 'eliminated', 'pending', 'shortlisted'];

/** A dot of a stage, as a piece of a path: its shape says what its colour says. */
function dot(stage: Stage, x: number, y: number): string {
  const [px, py] = [x.toFixed(1), y.toFixed(1)];
  if (stage === 'shortlisted') return `M${px} ${py}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;
  if (stage === 'pending') return `M${px} ${py}m-3.5-3.5h7v7h-7z`;
  return `M${px} ${py}m-3-3l6 6m0-6l-6 6`;
}

/** A price for an axis, short. */
function tickText(price: number): string {
  return price >= 1000 ? `${price / 1000}k` : String(Number(price.toPrecision(3)));
}

/** 1, 10, 100, and 2 and 5 between them where the powers of ten alone would be too few. */
function roundPrices(ticks: readonly number[]): number[] {
  const leading = (tick: number) => Math.round(tick / 10 ** Math.floor(Math.log10(tick) + 1e-9));
  const powers = ticks.filter((tick) => leading(tick) === 1);
  return powers.length > 2 ? powers : ticks.filter((tick) => [1, 2, 5].includes(leading(tick)));
}

/** Marks of a share of 0 stand above the axis, whose numbers they would hide: half a mark and its shake. */
const markRoom = 10;
/** Room that the text of a tick takes, and that of a limit. */
const tickRoom = 34;
const limitRoom = 60;

/** The ticks whose texts do not touch that of the one before. */
function apart(ticks: readonly number[], x: (price: number) => number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return ticks.filter((tick) => {
    if (x(tick) - last < tickRoom) return false;
    last = x(tick);
    return true;
  });
}

/** Whether the text of a limit stands before its line: behind it the picture or another limit begins to be too near. */
function standsBefore(at: number, others: readonly number[], width: number): boolean {
  return at + limitRoom > width || others.some((other) => other > at && other < at + limitRoom);
}

/** A shake that is always the same for a product: shares are few, and dots would hide each other. */
function shake(rank: number): number {
  return (((rank * 7919) % 97) / 97 - 0.5) * 10;
}

/** Price against the share of specs confirmed: what is cheap and certain stands at the upper left. */
export function PriceChart({ charts }: { charts: Charts }): ReactNode {
  const { points, currency, target_price: target, max_price: max } = charts;
  const prices = points.map(({ price }) => price).filter((price) => price > 0);
  const bounds = [target, max].filter((price) => price !== null);
  const low = Math.min(...prices, ...bounds);
  const high = Math.max(...prices, ...bounds);
  const { width, height } = useMedia('(max-width: 760px)') ? sizes.narrow : sizes.wide;
  const isWide = high / Math.max(low, 1e-9) > 30;
  const x = (isWide ? scaleLog() : scaleLinear())
    .domain([isWide ? low * 0.9 : 0, high * 1.05])
    .range([margin.left, width - margin.right]);
  const y = scaleLinear()
    .domain([0, 1])
    .range([height - margin.bottom - markRoom, margin.top + 26]);
  const ticks = apart(isWide ? roundPrices(x.ticks(4)) : x.ticks(6), x);
  const counts = new Map(stages.map((stage) => [stage, points.filter((point) => point.stage === stage).length]));
  const shown = stages.filter((stage) => (counts.get(stage) ?? 0) > 0);
  const stageCounts = shown.map((stage) => `${stageLooks[stage].label}: ${counts.get(stage)}`).join(', ');
  const [lowest, highest] = [low, high].map((price) => formatMoney(price, currency ?? ''));
  const label = `${points.length} products. ${stageCounts}. Prices from ${lowest} to ${highest}.`;
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={x(tick)} x2={x(tick)} y1={margin.top} y2={height - margin.bottom} />
            <text className={styles.tick} x={x(tick)} y={height - margin.bottom + 16} textAnchor="middle">
              {tickText(tick)}
            </text>
          </g>
        ))}
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line className={styles.grid} x1={margin.left} x2={width - margin.right} y1={y(share)} y2={y(share)} />
            <text className={styles.tick} x={margin.left - 8} y={y(share) + 4} textAnchor="end">
              {share * 100}%
            </text>
          </g>
        ))}
        {shown.map((stage) => (
          <path
            key={stage}
            className={styles[stage]}
            d={points
              .filter((point) => point.stage === stage && point.price > 0)
              .map(({ price, share, rank }) => dot(stage, x(price), y(share) + shake(rank)))
              .join('')}
          />
        ))}
        {[
          { price: target, name: 'target' },
          { price: max, name: 'max' },
        ].map(
          ({ price, name }) =>
            price !== null && (
              <g key={name}>
                <line
                  className={styles.limit}
                  x1={x(price)}
                  x2={x(price)}
                  y1={margin.top - 4}
                  y2={height - margin.bottom}
                />
                <text
                  className={styles.limitText}
                  x={x(price) + (standsBefore(x(price), bounds.map(x), width) ? -4 : 4)}
                  y={name === 'max' ? margin.top + 2 : margin.top + 16}
                  textAnchor={standsBefore(x(price), bounds.map(x), width) ? 'end' : 'start'}
                >
                  {name} {tickText(price)}
                </text>
              </g>
            ),
        )}
      </svg>
      <figcaption className={styles.legend}>
        {shown.toReversed().map((stage) => (
          <span key={stage}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path className={styles[stage]} d={dot(stage, 6, 6)} />
            </svg>
            {stageLooks[stage].label} {counts.get(stage)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
