import type { ReactNode } from "react"

export type BadgeTone = "green" | "bronze" | "red" | "blue" | "grey"

/** A state in a word, with a dot of its colour. */
export function Badge({ tone = "grey", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`badge badge-${tone}`}>
      <span className="badge-dot" aria-hidden />
      {children}
    </span>
  )
}
