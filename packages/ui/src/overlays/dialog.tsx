import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import { useRef, useState, type ReactNode } from "react"
import { IconButton } from "../basic/button.tsx"
import { classNames } from "../provider/class-names.ts"
import { PortalContainer } from "../provider/portal.tsx"
import { useMessages } from "../provider/provider.tsx"
import { useReturnFocus } from "../provider/return-focus.ts"
import { discardAll, DiscardQuestion, UnsavedInputScope, useUnsavedScope } from "./unsaved.tsx"

/** Props of `Dialog` and of `Drawer`. */
export interface DialogProps {
  /** the heading of the dialog */
  readonly title: string
  /** under the title */
  readonly description?: ReactNode
  /** makes the dialog wider */
  readonly isWide?: boolean | undefined
  /** called by Escape, by a click outside and by the close button; not while unsaved input is being asked about */
  readonly onClose: () => void
  /** `DialogBody`, `DialogFooter`, or a `Form` */
  readonly children: ReactNode
}

/** What takes the focus when an overlay opens: its first field, else the button that does what it asks about. */
const firstFocus = [
  "[data-overlay-body] :is(input, select, textarea, [role=combobox]):not([type=hidden], :disabled)",
  "[data-overlay-body] .ui-button-primary:not(:disabled)",
  "[data-overlay-body] button:not(:disabled)",
]

/**
 * A dialog for one decision or a short form. The first field has the focus. Escape and a click outside ask before unsaved
 * input is lost. Render it only while it is open.
 * @since 0.1
 */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} className={classNames("ui-dialog", props.isWide && "ui-dialog-wide")} />
}

/**
 * A panel at the side of the page, for something to look up or edit beside the page. It behaves like `Dialog`.
 * @since 0.1
 */
export function Drawer(props: DialogProps) {
  return <Overlay {...props} className={classNames("ui-drawer", props.isWide && "ui-drawer-wide")} />
}

function Overlay({ title, description, onClose, children, className }: DialogProps & { className: string }) {
  const { common } = useMessages()
  const content = useRef<HTMLDivElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [isAsking, setAsking] = useState(false)
  const scope = useUnsavedScope()
  const returnFocus = useReturnFocus()
  const close = () => (scope.forms.size > 0 ? setAsking(true) : onClose())
  const focusFirst = (event: Event) => {
    const first = firstFocus
      .map((selector) => content.current?.querySelector<HTMLElement>(selector))
      .find(Boolean)
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Radix.Portal>
        <Radix.Overlay className="ui-overlay" />
        <Radix.Content
          ref={content}
          className={className}
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            if (isToast(event.target)) event.preventDefault()
          }}
        >
          <div className="ui-dialog-frame">
            <header className="ui-dialog-head">
              <Radix.Title>{title}</Radix.Title>
              <IconButton label={common.close} icon={X} hasTooltip={false} onClick={close} />
            </header>
            {description && <Radix.Description className="ui-dialog-lead">{description}</Radix.Description>}
            <div data-overlay-body className="ui-dialog-content">
              <PortalContainer.Provider value={container}>
                <UnsavedInputScope value={scope}>{children}</UnsavedInputScope>
              </PortalContainer.Provider>
            </div>
          </div>
          <div ref={setContainer} className="ui-portal" />
        </Radix.Content>
      </Radix.Portal>
      {isAsking && (
        <DiscardQuestion
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            discardAll(scope)
            onClose()
          }}
        />
      )}
    </Radix.Root>
  )
}

function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null
}

/**
 * What a dialog or a drawer says; it scrolls when it is long.
 * @since 0.1
 */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <div className="ui-dialog-body">{children}</div>
}

/**
 * The buttons of a dialog or a drawer, the one that does it last.
 * @since 0.1
 */
export function DialogFooter({ children }: { readonly children: ReactNode }) {
  return <footer className="ui-dialog-foot">{children}</footer>
}
