import type { Notify } from "../../extensions/config.ts"

/** How a message of the dashboard is meant. */
export type Tone = keyof Notify

/** A message in the corner of the page. */
export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly title: string
  readonly message: string
}

let toasts: readonly Toast[] = []
let next = 0
const listeners = new Set<() => void>()

function change(changed: readonly Toast[]): void {
  toasts = changed
  for (const listener of listeners) listener()
}

function show(tone: Tone) {
  return (title: string, message: string) =>
    change([...toasts.slice(-3), { id: next++, tone, title, message }])
}

/** Tells the operator something in a corner of the page, from anywhere. */
export const notify: Notify = {
  success: show("success"),
  error: show("error"),
  warn: show("warn"),
  info: show("info"),
}

/** Takes a message away. */
export function dismiss(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** The messages as they stand, oldest first. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/** Calls back at every change. @returns what ends that */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
