/** So many requests in so many seconds. */
export interface RateLimit {
  requests: number;
  seconds: number;
}
