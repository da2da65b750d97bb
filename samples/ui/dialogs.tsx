import {
  Button,
  ButtonGroup,
  ConfirmDialog,
  Dialog,
  DialogBody,
  DialogFooter,
  Drawer,
} from "@stheno/ui"
import { useState } from "react"

export function Dialogs() {
  const [open, setOpen] = useState<"dialog" | "drawer" | "question">()
  const close = () => setOpen(undefined)
  return (
    <ButtonGroup>
      <Button onClick={() => setOpen("dialog")}>Open a dialog</Button>
      <Button onClick={() => setOpen("drawer")}>Open a drawer</Button>
      <Button onClick={() => setOpen("question")}>Ask a question</Button>
      {open === "dialog" && (
        <Dialog title="Send the invoice" description="Order 17" onClose={close}>
          <DialogBody>
            <p>The invoice goes to ada@example.com.</p>
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Send
            </Button>
          </DialogFooter>
        </Dialog>
      )}
      {open === "drawer" && (
        <Drawer title="Notes" onClose={close}>
          <DialogBody>
            <p>The customer asked for gift wrapping.</p>
          </DialogBody>
        </Drawer>
      )}
      {open === "question" && (
        <ConfirmDialog
          question={{
            title: "Cancel the order?",
            text: "The customer is informed.",
            label: "Cancel order",
          }}
          isDanger
          onConfirm={() => new Promise((resolve) => setTimeout(resolve, 800))}
          onClose={close}
        />
      )}
    </ButtonGroup>
  )
}
