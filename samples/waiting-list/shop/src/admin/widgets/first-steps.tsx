import type { WidgetConfig } from "@stheno/admin"
import { useAdminProducts, useAdminRegions } from "@stheno/medusa-react"
import { Button, Card } from "@stheno/ui"
import { useState } from "react"
import { Link } from "react-router-dom"

export const config: WidgetConfig = { zone: "overview.before" }

const hidden = "first-steps-hidden"

export default function FirstSteps() {
  const [isHidden, setHidden] = useState(localStorage.getItem(hidden) !== null)
  const regions = useAdminRegions({ limit: 1 })
  const products = useAdminProducts({ limit: 1 })
  if (isHidden || regions.isLoading || products.isLoading) return null
  const steps = [
    {
      done: Boolean(regions.count),
      to: "/a/settings/regions",
      text: "Say where you sell",
    },
    { done: Boolean(products.count), to: "/a/products", text: "Add what you sell" },
  ]
  const hide = () => {
    localStorage.setItem(hidden, "yes")
    setHidden(true)
  }
  return (
    <Card title="First steps" actions={<Button onClick={hide}>Hide</Button>}>
      <ul>
        {steps.map(({ done, to, text }) => (
          <li key={to}>
            {done ? "Done: " : ""}
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
