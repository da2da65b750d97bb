import { Tabs as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { hintScroll } from "./scroll-hint.ts"

/** One tab. */
export interface Tab {
  /** what identifies the tab */
  readonly id: string
  /** the text of the tab */
  readonly label: string
  /** how many there are, beside the label */
  readonly count?: number
  /** what the tab shows when it is selected */
  readonly content: ReactNode
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** name of the list of tabs, for screen readers */
  readonly label: string
  /** the tabs, in their order */
  readonly tabs: readonly Tab[]
  /** the open tab; without it, the component remembers by itself */
  readonly value?: string
  /** receives the chosen tab */
  readonly onChange?: (id: string) => void
}

/**
 * Parts of a page of which one is shown.
 * @since 0.1
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const control = value === undefined ? { defaultValue: tabs[0]?.id ?? "" } : { value }
  return (
    <Radix.Root {...control} {...(onChange ? { onValueChange: onChange } : {})}>
      <Radix.List ref={hintScroll} className="ui-tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="ui-tab">
            {tab.label}
            {tab.count !== undefined && <span className="ui-tab-count">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="ui-tab-content">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
