import { Direction, Tooltip } from "radix-ui"
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from "react"
import { Link as RouterLink } from "react-router-dom"
import { useKeptFocus } from "./kept-focus.ts"
import { englishMessages, mergeMessages, type PartialMessages, type UiMessages } from "./messages.ts"
import { formatMoney, isoCurrencyDigits } from "./money.ts"
import { browserStorage, type UiStorage } from "./storage.ts"

/**
 * What a link component takes: the `Link` of React Router, or one like it.
 * @since 0.1
 */
export type LinkComponent = ComponentType<{
  to: string
  className?: string | undefined
  children?: ReactNode
  "aria-label"?: string | undefined
  "data-row-target"?: boolean | undefined
  tabIndex?: number | undefined
}>

/**
 * The surroundings of the components.
 * @since 0.1
 */
export interface Ui {
  readonly messages: UiMessages
  /** BCP 47 tag for numbers and dates */
  readonly locale: string
  readonly direction: "ltr" | "rtl"
  /** an amount in the currency's smallest unit, as people read it */
  readonly formatMoney: (amount: number, currency: string) => string
  /** digits behind the point of a currency, as the API counts */
  readonly currencyDigits: (currency: string) => number
  readonly storage: UiStorage
  readonly Link: LinkComponent
  /** text of an error that an `onSubmit` or an action threw */
  readonly errorText: (error: unknown) => string
}

/** Props of `UiProvider`. Whatever is left out has a default that works in a browser. */
export interface UiProviderProps extends Partial<Omit<Ui, "messages">> {
  /** texts that take the place of the English ones */
  readonly messages?: PartialMessages | undefined
  readonly children: ReactNode
}

function defaultErrorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function surroundings(given: Omit<UiProviderProps, "children">): Ui {
  const locale = given.locale ?? "en"
  const currencyDigits = given.currencyDigits ?? isoCurrencyDigits
  return {
    messages: given.messages ? mergeMessages(given.messages) : englishMessages,
    locale,
    direction: given.direction ?? "ltr",
    currencyDigits,
    formatMoney:
      given.formatMoney ?? ((amount, currency) => formatMoney(amount, currency, { locale, currencyDigits })),
    storage: given.storage ?? browserStorage,
    Link: given.Link ?? RouterLink,
    errorText: given.errorText ?? defaultErrorText,
  }
}

const Context = createContext<Ui>(surroundings({}))

/**
 * Gives the components their texts, locale, direction, money format, storage and links. Render it once, around the page.
 * @since 0.1
 */
export function UiProvider({ children, ...given }: UiProviderProps) {
  const { messages, locale, direction, formatMoney, currencyDigits, storage, Link, errorText } = given
  const value = useMemo(
    () =>
      surroundings({ messages, locale, direction, formatMoney, currencyDigits, storage, Link, errorText }),
    [messages, locale, direction, formatMoney, currencyDigits, storage, Link, errorText],
  )
  useKeptFocus()
  return (
    <Context.Provider value={value}>
      <Direction.Provider dir={value.direction}>
        <Tooltip.Provider delayDuration={400}>{children}</Tooltip.Provider>
      </Direction.Provider>
    </Context.Provider>
  )
}

/**
 * The surroundings that the nearest `UiProvider` gives.
 * @since 0.1
 */
export function useUi(): Ui {
  return useContext(Context)
}

/** The texts of the components. */
export function useMessages(): UiMessages {
  return useContext(Context).messages
}
