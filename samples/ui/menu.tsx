import {
  ActionMenu,
  Button,
  ButtonGroup,
  Menu,
  MenuCheckbox,
  MenuLabel,
  toast,
} from "@stheno/ui"
import { Archive, Copy, Trash2 } from "lucide-react"
import { useState } from "react"

export function Menus() {
  const [isSent, setSent] = useState(true)
  return (
    <ButtonGroup>
      <ActionMenu
        label="Actions for order 17"
        actions={[
          {
            label: "Duplicate",
            icon: Copy,
            shortcut: "D",
            onSelect: () => toast.success("Order duplicated"),
          },
          {
            label: "Archive",
            icon: Archive,
            onSelect: () => toast.success("Order archived"),
          },
          {
            label: "Delete",
            icon: Trash2,
            isDanger: true,
            question: {
              title: "Delete order 17?",
              text: "You cannot undo this.",
              label: "Delete",
            },
            onSelect: () => toast.success("Order deleted"),
          },
        ]}
      />
      <Menu trigger={<Button>Options</Button>} align="start">
        <MenuLabel>Order 17</MenuLabel>
        <MenuCheckbox isChecked={isSent} onChange={setSent}>
          Send emails
        </MenuCheckbox>
      </Menu>
    </ButtonGroup>
  )
}
