import { Card } from "@stheno/ui"
import { BarChart, LineChart } from "@stheno/ui/charts"

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
const euros = (amount: number) =>
  new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).format(
    amount / 100,
  )

export function Charts() {
  return (
    <>
      <Card title="Sales">
        <LineChart
          label="Sales"
          labels={months}
          series={[
            {
              name: "2026",
              values: [312_000, 298_500, 341_200, 377_000, 402_400, 436_900],
            },
            {
              name: "2025",
              values: [287_000, 291_300, 276_800, 322_100, 340_000, 361_500],
            },
          ]}
          formatValue={euros}
          height={200}
        />
      </Card>
      <Card title="Orders">
        <BarChart
          label="Orders"
          labels={months}
          series={[{ name: "Orders", values: [64, 61, 70, 78, 83, 91] }]}
          height={180}
        />
      </Card>
    </>
  )
}
