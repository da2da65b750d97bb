import { Dialog } from "radix-ui"
import { overlay, type OverlayProps } from "./overlay.tsx"

const keys = [
  ["/ or Ctrl K", "Search"],
  ["[", "Previous page"],
  ["]", "Next page"],
  ["← →", "Other tab, when a tab has the focus"],
  ["Home End", "First and last tab"],
  ["?", "This list"],
  ["Esc", "Close"],
] as const

/** The list of keyboard shortcuts. */
export function KeysDialog({ onCloseAutoFocus, ...props }: OverlayProps) {
  return (
    <Dialog.Root {...props}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="keys" aria-describedby={undefined} onCloseAutoFocus={onCloseAutoFocus}>
          <Dialog.Title>Keys</Dialog.Title>
          <dl>
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const show = overlay<undefined>((_, props) => <KeysDialog {...props} />)

/** Shows the list of keyboard shortcuts. */
export function open(): void {
  show(undefined)
}
