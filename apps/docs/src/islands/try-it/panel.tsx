import type { ComponentProps, ReactNode } from "react"
import type { Work } from "./use-work.ts"

/** A button of a panel; while the panel works, a press does nothing. */
export function PanelButton(
  props: ComponentProps<"button"> & { readonly main?: boolean; readonly work?: Work },
) {
  const { main, work, onClick, type = "button", ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={main ? "try-button try-primary" : "try-button"}
      aria-disabled={work?.isBusy || undefined}
      onClick={(event) => {
        if (work?.isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

/** What a panel says about its work. */
export function News({ work }: { work: Work }) {
  return (
    <p className={work.isBad ? "try-news try-bad" : "try-news"} role="status">
      {work.news}
    </p>
  )
}

/** Where results are; it says when they are being made. */
export function ResultArea({ work, children }: { work: Work; children?: ReactNode }) {
  return (
    <div className="try-result" aria-busy={work.isBusy}>
      {children}
    </div>
  )
}
