/** Says what is going on, every two seconds, for work that takes longer than that. */
export function startProgress(
  say: (text: string) => void,
  what: string,
): { update(detail: string): void; stop(): void } {
  let detail = '';
  const timer = setInterval(() => say(detail === '' ? `${what} …` : `${what}: ${detail} …`), 2_000);
  return {
    update: (text) => {
      detail = text;
    },
    stop: () => clearInterval(timer),
  };
}
