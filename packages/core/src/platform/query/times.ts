import type { PlanNode } from "./plan.ts"
import { isList, isRecord } from "../kernel/values.ts"

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

type Tree = Record<string, unknown>

/**
 * Gives a row, and the rows under it, the times of answers. In place: a page has hundreds of them.
 * @param row as PostgreSQL wrote it into JSON, by the plan
 */
export function setWireTimes({ times, children }: PlanNode, row: Tree): void {
  for (const name of times) {
    const time = row[name]
    if (typeof time === "string") row[name] = wireTime(time)
  }
  for (const { name, node } of children) {
    const below = row[name]
    for (const one of isList(below) ? below : [below]) if (isRecord(one)) setWireTimes(node, one)
  }
}
