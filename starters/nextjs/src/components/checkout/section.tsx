import type { ReactNode } from "react"

interface SectionProps {
  readonly id: string
  readonly title: string
  /** shown opposite the heading */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the checkout with its heading. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line pt-8 pb-10 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl font-medium">
          {title}
        </h2>
        {aside && <div className="text-sm text-muted">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
