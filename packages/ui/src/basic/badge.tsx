import type { ReactNode } from "react"

/** The color of a badge: green for done, bronze for waiting, red for failed, blue for information, grey for the rest. */
export type BadgeTone = "green" | "bronze" | "red" | "blue" | "grey"

/** Props of `Badge`. */
export interface BadgeProps {
  /** the color of the badge */
  readonly tone?: BadgeTone
  /** false leaves the dot out */
  readonly hasDot?: boolean
  /** the text */
  readonly children: ReactNode
}

/**
 * A state in one or two words, with a dot in its color.
 * @since 0.1
 */
export function Badge({ tone = "grey", hasDot = true, children }: BadgeProps) {
  return (
    <span className={`ui-badge ui-badge-${tone}`}>
      {hasDot && <span className="ui-badge-dot" aria-hidden />}
      {children}
    </span>
  )
}

/** The text and the color of each state. */
export type StatusTexts<Status extends string> = Readonly<
  Record<Status, { readonly label: string; readonly tone: BadgeTone }>
>

/**
 * A badge for one of several known states.
 * @param props.status the state
 * @param props.texts label and color of every state; a state that is missing is shown as it is
 * @since 0.1
 */
export function StatusBadge<Status extends string>(props: {
  readonly status: Status
  readonly texts: StatusTexts<Status>
}) {
  const known = props.texts[props.status] as StatusTexts<Status>[Status] | undefined
  return <Badge tone={known?.tone ?? "grey"}>{known?.label ?? props.status}</Badge>
}
