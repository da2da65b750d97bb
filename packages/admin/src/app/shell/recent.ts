import { accountStorage } from "../kit/account-storage.ts"

/** A page that was opened: its path below the dashboard and its title. */
export interface Visit {
  readonly to: string
  readonly title: string
  /** the list that it belongs to: a region and its taxes have the same title */
  readonly list?: string
}

const key = "stheno:recent"
const kept = 8

/** The pages that were opened last in this browser, newest first. */
export function recentVisits(): readonly Visit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    return Array.isArray(stored) ? stored.filter(isVisit) : []
  } catch {
    return []
  }
}

/** Remembers a page of one record, such as an order. Lists and settings are found by their names. */
export function rememberVisit(visit: Visit): void {
  if (isRecord(visit.to) && visit.title !== "") keep(withVisit(recentVisits(), visit))
}

/** Forgets one, whose record was deleted, with the input of its forms: the title of a customer is personal data. */
export function forgetVisit(path: string): void {
  keep(recentVisits().filter(({ to }) => to !== path))
  if (isRecord(path)) accountStorage.forgetDraftsOf(path.slice(path.lastIndexOf("/") + 1))
}

/** Forgets every page of a record that was deleted, and the input of its forms. */
export function forgetRecord(id: string): void {
  accountStorage.forgetDraftsOf(id)
  keep(recentVisits().filter(({ to }) => !to.endsWith(`/${id}`)))
}

/** Forgets them, e.g. when the person signs out. */
export function forgetVisits(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function keep(visits: readonly Visit[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(visits))
  } catch {
    // A browser that keeps nothing shows no pages that were opened.
  }
}

/** The visits with this one at the beginning. */
export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  return [visit, ...visits.filter(({ to }) => to !== visit.to)].slice(0, kept)
}

/** Whether the last part of a path is an ID. */
export function isRecord(path: string): boolean {
  return /^\/a\/.*\/[a-z]+_[0-9A-Za-z]+$/.test(path)
}

function isVisit(value: unknown): value is Visit {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "to") === "string" &&
    typeof Reflect.get(value, "title") === "string" &&
    ["string", "undefined"].includes(typeof Reflect.get(value, "list"))
  )
}
