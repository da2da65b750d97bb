import { Copy, Pencil, Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import {
  ActionMenu,
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  CardSection,
  CopyButton,
  DescriptionList,
  Dialog,
  DialogBody,
  DialogFooter,
  Drawer,
  EmptyState,
  IconButton,
  Kbd,
  MoneyText,
  PageHeader,
  Problem,
  Progress,
  Skeleton,
  StatusBadge,
  Steps,
  Tabs,
  Thumbnail,
  toast,
} from "@stheno/ui"

const statuses = {
  draft: { label: "Draft", tone: "grey" },
  published: { label: "Published", tone: "green" },
} as const

/** Everything that is not a form or a table. */
export function BasicPage() {
  return (
    <>
      <PageHeader
        title="Basic components"
        badges={<StatusBadge status="published" texts={statuses} />}
        back={{ to: "/", label: "Components" }}
        actions={<Button variant="primary">Publish</Button>}
        menu={<RowMenu />}
        description="Buttons, badges, cards, menus, overlays and states."
      />
      <Card
        title="Buttons"
        beside={<Badge tone="blue">New</Badge>}
        actions={<CopyButton text="copied text" />}
      >
        <div className="gallery-row">
          <Button icon={Plus}>Add</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="quiet">Cancel</Button>
          <Button isLoading>Saving</Button>
          <Button to="/forms">As a link</Button>
          <IconButton label="Edit" icon={Pencil} />
          <Kbd keys="Ctrl K" />
          <Avatar name="Ada Lovelace" />
          <Thumbnail url={null} />
          <Badge tone="bronze">Waiting</Badge>
          <Badge tone="red">Failed</Badge>
        </div>
        <CardSection title="Values">
          <DescriptionList
            isWide
            items={[
              ["Total", <MoneyText key="total" amount={123456} currency="eur" />],
              ["Yen", <MoneyText key="yen" amount={1234} currency="jpy" />],
              ["Note", ""],
            ]}
          />
        </CardSection>
      </Card>
      <Overlays />
      <Tabs
        label="Parts"
        tabs={[
          { id: "one", label: "One", count: 3, content: <Alert title="Heads up">A message.</Alert> },
          { id: "two", label: "Two", content: <Alert tone="warning">Another message.</Alert> },
        ]}
      />
      <Card title="States">
        <Steps label="Import" steps={["Upload", "Check", "Import"]} current={1} onSelect={() => undefined} />
        <Progress label="Import" value={40} />
        <Skeleton lines={2} />
        <EmptyState title="No orders" text="Orders appear here." action={<Button>Create order</Button>} />
        <Problem text="The server did not answer." onRetry={() => undefined} />
      </Card>
    </>
  )
}

function RowMenu() {
  return (
    <ActionMenu
      label="Actions of the product"
      actions={[
        { label: "Duplicate", icon: Copy, shortcut: "D", onSelect: () => toast.success("Duplicated") },
        {
          label: "Fail",
          onSelect: () => Promise.reject(new Error("It did not work.")),
        },
        {
          label: "Delete",
          icon: Trash2,
          isDanger: true,
          question: { title: "Delete the product?", text: "It cannot be restored.", label: "Delete" },
          onSelect: () =>
            toast.success("Deleted", {
              action: { label: "Undo", onClick: () => toast.info("Restored") },
            }),
        },
      ]}
    />
  )
}

function Overlays() {
  const [open, setOpen] = useState<"dialog" | "drawer">()
  const close = () => setOpen(undefined)
  return (
    <Card title="Overlays">
      <div className="gallery-row">
        <Button onClick={() => setOpen("dialog")}>Open dialog</Button>
        <Button onClick={() => setOpen("drawer")}>Open drawer</Button>
      </div>
      {open === "dialog" && (
        <Dialog title="A decision" description="One question at a time." onClose={close}>
          <DialogBody>
            <p>Some text.</p>
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Continue
            </Button>
          </DialogFooter>
        </Dialog>
      )}
      {open === "drawer" && (
        <Drawer title="Details" onClose={close}>
          <DialogBody>
            <p>More about it.</p>
          </DialogBody>
        </Drawer>
      )}
    </Card>
  )
}
