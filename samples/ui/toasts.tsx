import { Button, ButtonGroup, CopyButton, toast, Tooltip } from "@stheno/ui"

export function Toasts() {
  const undo = { label: "Undo", onClick: () => toast.info("Product restored") }
  return (
    <ButtonGroup>
      <Button onClick={() => toast.success("Product archived", { action: undo })}>
        Archive
      </Button>
      <Button onClick={() => toast.error("The server did not answer.")}>
        Fail
      </Button>
      <Tooltip text="Copies the ID of the product">
        <Button>Hover over this</Button>
      </Tooltip>
      <CopyButton text="prod_01H8XYZ" label="Copy the ID" />
    </ButtonGroup>
  )
}
