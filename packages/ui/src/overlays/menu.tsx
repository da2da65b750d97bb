import { Check, Ellipsis, type LucideIcon } from "lucide-react"
import { DropdownMenu as Radix } from "radix-ui"
import { useState, type ReactElement, type ReactNode } from "react"
import { ConfirmDialog, type ConfirmQuestion } from "./confirm-dialog.tsx"
import { classNames } from "../provider/class-names.ts"
import { usePortalContainer } from "../provider/portal.tsx"
import { useMessages, useUi } from "../provider/provider.tsx"
import { Kbd } from "../basic/texts.tsx"
import { toast } from "../toasts/toast.ts"

/** Props of `Menu`. */
export interface MenuProps {
  /** the button that opens the menu */
  readonly trigger: ReactElement
  /** the edge of the trigger at which the menu opens */
  readonly align?: "start" | "end"
  /** `MenuItem`, `MenuCheckbox`, `MenuLink`, `MenuSeparator`, `MenuLabel` */
  readonly children: ReactNode
}

/**
 * A menu behind a button.
 * @since 0.1
 */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  const container = usePortalContainer()
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className="ui-menu" align={align} sideOffset={4} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Props of `MenuItem`. */
export interface MenuItemProps {
  /** before the text */
  readonly icon?: LucideIcon | undefined
  /** in red, for what cannot be undone */
  readonly isDanger?: boolean | undefined
  /** shows the entry, but does not let users choose it */
  readonly isDisabled?: boolean | undefined
  /** keys that do the same, e.g. `E` */
  readonly shortcut?: string | undefined
  /** runs when a user chooses the entry */
  readonly onSelect: () => void
  /** what it does, a verb first */
  readonly children: ReactNode
}

/**
 * An entry of a menu that does something.
 * @since 0.1
 */
export function MenuItem({ icon: Icon, isDanger, isDisabled, shortcut, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      className={classNames("ui-menu-item", isDanger && "ui-menu-danger")}
      disabled={isDisabled ?? false}
      onSelect={onSelect}
    >
      {Icon && <Icon size={16} aria-hidden />}
      <span className="ui-menu-text">{children}</span>
      {shortcut && <Kbd keys={shortcut} />}
    </Radix.Item>
  )
}

/**
 * An entry of a menu that leads to a page.
 * @since 0.1
 */
export function MenuLink(props: {
  readonly to: string
  readonly icon?: LucideIcon
  readonly children: ReactNode
}) {
  const { Link } = useUi()
  const { icon: Icon } = props
  return (
    <Radix.Item className="ui-menu-item" asChild>
      <Link to={props.to}>
        {Icon && <Icon size={16} aria-hidden />}
        <span className="ui-menu-text">{props.children}</span>
      </Link>
    </Radix.Item>
  )
}

/** Props of `MenuCheckbox`. */
export interface MenuCheckboxProps {
  /** whether the entry is checked */
  readonly isChecked: boolean
  /** receives the new state */
  readonly onChange: (isChecked: boolean) => void
  /** false closes the menu with every choice */
  readonly keepsOpen?: boolean
  /** what is on or off */
  readonly children: ReactNode
}

/**
 * An entry of a menu that is on or off.
 * @since 0.1
 */
export function MenuCheckbox({ isChecked, onChange, keepsOpen = true, children }: MenuCheckboxProps) {
  return (
    <Radix.CheckboxItem
      className="ui-menu-item"
      checked={isChecked}
      onCheckedChange={onChange}
      onSelect={(event) => {
        if (keepsOpen) event.preventDefault()
      }}
    >
      <span className="ui-menu-check">
        <Radix.ItemIndicator>
          <Check size={15} aria-hidden />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}

/** A line between groups of a menu. */
export function MenuSeparator() {
  return <Radix.Separator className="ui-menu-line" />
}

/** The name of a group of a menu. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="ui-menu-label">{children}</Radix.Label>
}

/**
 * Something that can be done with what a page, a row or a selection shows.
 * @since 0.1
 */
export interface Action {
  /** the entry of the menu */
  readonly label: string
  /** an icon of `lucide-react`, before the label */
  readonly icon?: LucideIcon | undefined
  /** shows the action in red */
  readonly isDanger?: boolean | undefined
  /** shows the action, but does not let users choose it */
  readonly isDisabled?: boolean | undefined
  /** keys that are shown beside the label; the page listens for them itself */
  readonly shortcut?: string | undefined
  /** runs when the action is chosen; an error of its promise is shown as a toast, or in the question */
  readonly onSelect: () => unknown
  /** asked before `onSelect` */
  readonly question?: ConfirmQuestion | undefined
}

/** Props of `ActionMenu`. */
export interface ActionMenuProps {
  /** name for screen readers, e.g. `Actions of order #17` */
  readonly label: string
  /** those that are false or undefined are left out */
  readonly actions: readonly (Action | false | null | undefined)[]
  /** the button that opens the menu; a button with three dots by default */
  readonly trigger?: ReactElement
}

/**
 * Actions behind three dots. Dangerous ones come last, after a line; those with a question ask first.
 * @since 0.1
 */
export function ActionMenu({ label, actions, trigger }: ActionMenuProps) {
  const [asked, setAsked] = useState<Action>()
  const run = useRun()
  const shown = actions.filter((action) => action !== false && action != null)
  if (shown.length === 0) return null
  const safe = shown.filter(({ isDanger }) => !isDanger)
  const danger = shown.filter(({ isDanger }) => isDanger)
  const draw = (action: Action) => (
    <MenuItem
      key={action.label}
      icon={action.icon}
      isDanger={action.isDanger}
      isDisabled={action.isDisabled}
      shortcut={action.shortcut}
      onSelect={() => (action.question ? setAsked(action) : run(action.onSelect))}
    >
      {action.label}
    </MenuItem>
  )
  return (
    <>
      <Menu trigger={trigger ?? <DotsButton label={label} />}>
        {safe.map(draw)}
        {safe.length > 0 && danger.length > 0 && <MenuSeparator />}
        {danger.map(draw)}
      </Menu>
      {asked?.question && (
        <ConfirmDialog
          question={asked.question}
          isDanger={asked.isDanger ?? false}
          onConfirm={async () => asked.onSelect()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function DotsButton({ label, ...rest }: { label: string }) {
  const { common } = useMessages()
  return (
    <button type="button" {...rest} className="ui-icon-button" aria-label={label || common.more}>
      <Ellipsis size={18} aria-hidden />
    </button>
  )
}

/** Runs an action and shows the error of its promise. */
export function useRun(): (work: () => unknown) => void {
  const { errorText } = useUi()
  return (work) => {
    void Promise.resolve()
      .then(work)
      .catch((error: unknown) => toast.error(errorText(error)))
  }
}
