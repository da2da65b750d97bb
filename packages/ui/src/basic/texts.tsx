import { Check, Copy } from "lucide-react"
import { Fragment, useEffect, useState, type ReactNode } from "react"
import { useMessages, useUi } from "../provider/provider.tsx"
import { IconButton } from "./button.tsx"

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** what goes to the clipboard */
  readonly text: string
  /** name of the button; “Copy” by default */
  readonly label?: string
}

/**
 * Copies a text to the clipboard and confirms it with a check mark.
 * @since 0.1
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { common } = useMessages()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), 1600)
    return () => clearTimeout(timer)
  }, [isDone])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => window.prompt(common.copy, text),
    )
  return (
    <IconButton
      size="small"
      icon={isDone ? Check : Copy}
      label={isDone ? common.copied : (label ?? common.copy)}
      onClick={() => void copy()}
    />
  )
}

/**
 * The keys of a shortcut, e.g. `Ctrl K`.
 * @param props.keys separated by spaces
 * @since 0.1
 */
export function Kbd({ keys }: { readonly keys: string }) {
  return (
    <span className="ui-keys">
      {keys.split(" ").map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

/** One name with its value; `false` leaves it out. */
export type Description = readonly [name: string, value: ReactNode] | false | null | undefined

/** Props of `DescriptionList`. */
export interface DescriptionListProps {
  /** a name and a value each; `false` in place of a pair leaves it out */
  readonly items: readonly Description[]
  /** several columns where there is room */
  readonly isWide?: boolean
}

/**
 * Names and values. A value that is empty becomes a dash.
 * @since 0.1
 */
export function DescriptionList({ items, isWide }: DescriptionListProps) {
  return (
    <dl className={isWide ? "ui-descriptions ui-descriptions-wide" : "ui-descriptions"}>
      {items.map((item) =>
        item ? (
          <div key={item[0]}>
            <dt>{item[0]}</dt>
            <dd>{isNothing(item[1]) ? "–" : item[1]}</dd>
          </div>
        ) : (
          <Fragment key="none" />
        ),
      )}
    </dl>
  )
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === false || value === ""
}

/** Props of `MoneyText`. */
export interface MoneyTextProps {
  /** in the currency's smallest unit; nothing gives a dash */
  readonly amount: number | null | undefined
  /** ISO 4217 code */
  readonly currency: string
  /** shows the amount in a paler color */
  readonly isMuted?: boolean
}

/**
 * An amount of money, in figures of the same width.
 * @since 0.1
 */
export function MoneyText({ amount, currency, isMuted }: MoneyTextProps) {
  const { formatMoney } = useUi()
  return (
    <span className={isMuted ? "ui-money ui-muted" : "ui-money"}>
      {amount == null ? "–" : formatMoney(amount, currency)}
    </span>
  )
}
