import { Check } from "lucide-react"
import { classNames } from "../provider/class-names.ts"

/** Props of `Progress`. */
export interface ProgressProps {
  /** name for screen readers */
  readonly label: string
  /** how much is done, from 0 to `max` */
  readonly value: number
  /** 100 by default */
  readonly max?: number
}

/**
 * How much of something is done.
 * @since 0.1
 */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      className="ui-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <div style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}

/** Props of `Steps`. */
export interface StepsProps {
  /** name for screen readers */
  readonly label: string
  /** the names of the steps, in their order */
  readonly steps: readonly string[]
  /** index of the step that is open */
  readonly current: number
  /** goes back to a step that is done */
  readonly onSelect?: (index: number) => void
}

/**
 * The steps of a task, with the one that is open.
 * @since 0.1
 */
export function Steps({ label, steps, current, onSelect }: StepsProps) {
  return (
    <ol className="ui-steps" aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current
        const mark = (
          <>
            <span className="ui-step-mark" aria-hidden>
              {isDone ? <Check size={14} /> : index + 1}
            </span>
            {step}
          </>
        )
        return (
          <li
            key={step}
            className={classNames(
              "ui-step",
              isDone && "ui-step-done",
              index === current && "ui-step-current",
            )}
            aria-current={index === current ? "step" : undefined}
          >
            {isDone && onSelect ? (
              <button type="button" onClick={() => onSelect(index)}>
                {mark}
              </button>
            ) : (
              mark
            )}
          </li>
        )
      })}
    </ol>
  )
}
