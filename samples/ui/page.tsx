import {
  ActionMenu,
  Badge,
  Button,
  Card,
  CardSection,
  DescriptionList,
  MoneyText,
  PageHeader,
} from "@stheno/ui"
import { Pencil } from "lucide-react"

export function GiftWrapPage() {
  return (
    <>
      <PageHeader
        title="Gift wrap"
        badges={<Badge tone="green">Active</Badge>}
        description="Customers choose it in the checkout."
        actions={<Button variant="primary">Save</Button>}
        menu={
          <ActionMenu
            label="Actions for gift wrap"
            actions={[{ label: "Duplicate", onSelect: () => {} }]}
          />
        }
      />
      <Card title="Price" actions={<Button icon={Pencil}>Edit</Button>}>
        <DescriptionList
          isWide
          items={[
            ["Each parcel", <MoneyText key="each" amount={350} currency="eur" />],
            [
              "From 5 packages",
              <MoneyText key="many" amount={290} currency="eur" />,
            ],
            ["Note", ""],
          ]}
        />
        <CardSection title="Paper">
          <p>Recycled, in three patterns.</p>
        </CardSection>
      </Card>
    </>
  )
}
