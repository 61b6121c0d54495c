import type { Span } from './find-phrase.ts';

/** True for spans that share a token. */
export const overlap = (one: Span, other: Span): boolean => one.from < other.to && one.to > other.from;

/** True where all of a span stands in another, or both are one. */
export const isWithin = (inner: Span, outer: Span): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** True where a span stands in a longer one. */
export const isPartOf = (inner: Span, outer: Span): boolean =>
  isWithin(inner, outer) && inner.to - inner.from < outer.to - outer.from;
