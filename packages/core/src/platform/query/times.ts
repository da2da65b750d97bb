/**
 * A time as answers show it: UTC with milliseconds.
 * @param text as PostgreSQL has it in JSON, `2026-01-02T03:04:05.678901+00:00`
 */
export function wireTime(text: string): string {
  if (!text.endsWith("+00:00")) return inUtc(text)
  const point = text.indexOf(".", 19)
  if (point < 0) return `${text.slice(0, -6)}.000Z`
  return `${text.slice(0, Math.min(point + 4, text.length - 6)).padEnd(point + 4, "0")}Z`
}

/** For connections with another time zone. `infinity` is a time too and stays what it is. */
function inUtc(text: string): string {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}
