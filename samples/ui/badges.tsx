import { Avatar, Badge, ButtonGroup, Kbd, StatusBadge, Thumbnail } from "@stheno/ui"

const texts = {
  open: { label: "Open", tone: "bronze" },
  shipped: { label: "Shipped", tone: "green" },
} as const

export function Badges() {
  return (
    <ButtonGroup>
      <StatusBadge status="open" texts={texts} />
      <StatusBadge status="shipped" texts={texts} />
      <Badge tone="red">Failed</Badge>
      <Badge tone="blue" hasDot={false}>
        New
      </Badge>
      <Badge>Draft</Badge>
      <Avatar name="Ada Lovelace" />
      <Thumbnail url={null} />
      <Kbd keys="Ctrl K" />
    </ButtonGroup>
  )
}
