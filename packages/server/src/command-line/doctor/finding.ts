/** What the doctor found out about one thing. */
export interface Finding {
  readonly level: "fine" | "worth knowing" | "broken"
  /** what was looked at, e.g. `database` */
  readonly subject: string
  /** one sentence: how it is */
  readonly message: string
  /** one sentence: what to do about it */
  readonly remedy?: string
  /** address of a page of the documentation, from its root */
  readonly page?: string
}

export function fine(subject: string, message: string): Finding {
  return { level: "fine", subject, message }
}

export function worthKnowing(subject: string, message: string, more: Partial<Finding> = {}): Finding {
  return { level: "worth knowing", subject, message, ...more }
}

export function broken(subject: string, message: string, more: Partial<Finding> = {}): Finding {
  return { level: "broken", subject, message, ...more }
}
