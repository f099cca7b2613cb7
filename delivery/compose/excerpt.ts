/** The few lines of a process's output that say why it ended. */
export function excerpt(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.trim());
  const error = lines.findIndex((line) => /error/i.test(line));
  return ['', ...lines.slice(Math.max(error, 0)).slice(0, 6)].join('\n').slice(0, 2000);
}
